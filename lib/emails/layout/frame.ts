import { type z } from 'zod'
import { type BookingFacts, bookingFactsSchema } from '@/lib/emails/facts/booking-facts'
import { cleanBookingFacts } from '@/lib/emails/facts/clean-facts'
import { type Sender } from '@/lib/emails/facts/sender'
import { type Draft, type Part } from '@/lib/emails/layout/draft'
import { type GuestTable, guestTable, operatorTable } from '@/lib/emails/parts/booking-rows'
import { greeting } from '@/lib/emails/parts/greeting'
import { linkButton } from '@/lib/emails/parts/link-button'
import { mailtoGuestButton } from '@/lib/emails/parts/mailto-guest-button'
import { type Words } from '@/lib/emails/words'

/** A kind of e-mail: the facts it is written from, and how. */
export type Template<Facts> = {
  readonly facts: z.ZodType<Facts>
  readonly draft: (facts: Facts, sender: Sender, words: Words) => Draft
}

/** The facts of a template; `clean` makes what people typed safe to lay out. */
type Source<Facts> = {
  readonly facts: z.ZodType<Facts>
  readonly clean?: (facts: Facts) => Facts
}

type Write<Facts, Content> = (facts: Facts, sender: Sender, words: Words) => Content

/** Parts that are empty, null or false are left out. */
type Parts<Own = Part> = readonly (Own | null | false | 0)[]

type VisitorContent = Omit<Draft, 'parts'> & {
  /** Whom it greets; null: nobody. */
  readonly name: string | null
  readonly parts: Parts
}

/** To a guest or a visitor: with greeting and signature. */
export function visitorEmail<Facts>(
  { facts, clean = unchanged }: Source<Facts>,
  write: Write<Facts, VisitorContent>,
): Template<Facts> {
  return {
    facts,
    draft(raw, sender, words) {
      const { name, parts, ...draft } = write(clean(raw), sender, words)
      const opening = name === null ? [] : [greeting(name, words)]
      return { ...draft, parts: [...opening, ...given(parts), words.signature(sender)] }
    },
  }
}

type InboxContent = Omit<Draft, 'parts' | 'reason'> & { readonly parts: Parts }

/** To the operator's inboxes. */
export function inboxEmail<Facts>(
  { facts, clean = unchanged }: Source<Facts>,
  write: Write<Facts, InboxContent>,
): Template<Facts> {
  return {
    facts,
    draft(raw, sender, words) {
      const { parts, ...draft } = write(clean(raw), sender, words)
      return { ...draft, parts: given(parts), reason: words.operatorReason(sender) }
    },
  }
}

const BOOKING: Source<BookingFacts> = { facts: bookingFactsSchema, clean: cleanBookingFacts }

type GuestPart = Part | ({ readonly kind: 'booking' } & GuestTable)

type GuestContent = Pick<Draft, 'preheader'> &
  Partial<Pick<VisitorContent, 'headline' | 'subline' | 'reason' | 'name'>> & {
    /** Before the tour, its day and the reference. It is the headline as well, where there is no other. */
    readonly subject: string
    /** The subject has nothing behind it. */
    readonly isSubjectWhole?: boolean
    readonly parts: Parts<GuestPart>
  }

/** To a guest about a booking: also with the button to the booking's page. */
export function guestEmail(write: Write<BookingFacts, GuestContent>): Template<BookingFacts> {
  return visitorEmail(BOOKING, (facts, sender, words) => {
    const { subject, isSubjectWhole, parts, ...own } = write(facts, sender, words)
    const laidOut = given(parts).map((part) =>
      typeof part !== 'string' && part.kind === 'booking' ? guestTable(facts, part, words) : part,
    )
    return {
      name: facts.customerName,
      headline: subject,
      subline: tourAndDay(facts, words),
      reason: words.guestReason(facts.reference),
      ...own,
      subject: isSubjectWhole ? subject : subjectOf(subject, facts, words),
      parts: addFirstButton(laidOut, guestButton(facts, laidOut)),
    }
  })
}

type OperatorContent = Pick<Draft, 'preheader'> & {
  readonly subject: string
  readonly headline?: string
  readonly parts: Parts
  /** The label of the price in the table. */
  readonly money: string
  /** Below the table, instead of the one that writes to the guest. */
  readonly buttons?: readonly Part[]
}

/** To the operator's inboxes about a booking: with its table and the buttons to it and to its guest. */
export function operatorEmail(write: Write<BookingFacts, OperatorContent>): Template<BookingFacts> {
  return inboxEmail(BOOKING, (facts, sender, words) => {
    const { subject, parts, money, buttons = mailtoGuestButton(facts), ...own } = write(facts, sender, words)
    const all = [...given(parts), operatorTable(facts, money, words), ...buttons]
    return {
      headline: subject,
      ...own,
      subject: subjectOf(subject, facts, words),
      subline: tourAndDay(facts, words),
      // Rule: operator-link (docs/rules.md)
      parts: addFirstButton(all, linkButton('Open the booking', facts.bookingUrl)),
    }
  })
}

/** `Booking confirmed: Snowshoe Adventure, Saturday, 12 December 2026 (LL-7KM4QD)` */
function subjectOf(subject: string, { tourName, day, reference }: BookingFacts, words: Words): string {
  return `${subject}: ${tourName}, ${words.formatDay(day)} (${reference})`
}

function tourAndDay({ tourName, day }: BookingFacts, words: Words): string {
  return `${tourName}\n${words.formatDay(day)}`
}

/** The one link to the booking's page, unless the e-mail has it under another name. */
function guestButton({ bookingUrl }: BookingFacts, parts: readonly Part[]): Part | null {
  const isThere = parts.some((part) => isButton(part) && part.url === bookingUrl)
  return isThere ? null : linkButton('Your booking', bookingUrl)
}

/** Before everything else that the e-mail links to. */
function addFirstButton(parts: readonly Part[], button: Part | null): readonly Part[] {
  const place = parts.findIndex(isButton)
  return parts.toSpliced(place < 0 ? parts.length : place, 0, ...given([button]))
}

function isButton(part: Part): part is Extract<Part, { kind: 'button' }> {
  return typeof part !== 'string' && part.kind === 'button'
}

function given<Own>(parts: Parts<Own>): readonly Own[] {
  return parts.flatMap((part) => (part ? [part] : []))
}

function unchanged<Facts>(facts: Facts): Facts {
  return facts
}
