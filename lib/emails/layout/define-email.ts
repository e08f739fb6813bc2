import { type z } from 'zod'
import { type BookingFacts, bookingFactsSchema } from '@/lib/emails/facts/booking-facts'
import { cleanBookingFacts } from '@/lib/emails/facts/clean-facts'
import { type EmailSender } from '@/lib/emails/facts/sender'
import { type Draft, type Part } from '@/lib/emails/layout/email-draft'
import {
  type GuestTableOptions,
  bookingTableForGuest,
  bookingTableForOperator,
} from '@/lib/emails/parts/booking-rows'
import { linkButton, mailtoGuestButtons } from '@/lib/emails/parts/buttons'
import { isBlank } from '@/lib/contract/is-blank'
import { formatDay } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { type Area, type Say } from '@/lib/words/say'
import { words } from '@/lib/words/words'

/** A kind of e-mail: the schema of its facts, and the function that writes it. */
export type EmailTemplate<Facts> = {
  readonly facts: z.ZodType<Facts>
  readonly draft: (facts: Facts, sender: EmailSender) => Draft
}

/** The schema of a template's facts. `clean` makes text that people typed safe to lay out. */
type Source<Facts> = {
  readonly facts: z.ZodType<Facts>
  readonly clean?: (facts: Facts) => Facts
}

/** What the function that writes an e-mail to a guest gets in addition to its facts. */
type Pen<Of extends Area> = {
  /** Says the messages of the e-mail's own area, in the guest's language. */
  readonly say: Say<Of>
  /** Says what e-mails share. */
  readonly common: Say<'email'>
  readonly sender: EmailSender
}

type ToReader = { readonly language: Language }

type Write<Of extends Area, Facts, Content> = (facts: Facts, pen: Pen<Of>) => Content

/** The parts of an e-mail. Those that are null, false, empty or 0 are left out. */
type Parts<Own = Part> = readonly (Own | null | false | 0)[]

type VisitorContent = Omit<Draft, 'parts' | 'language'> & {
  /** The recipient's name, for the greeting; null for no greeting. */
  readonly name: string | null
  readonly parts: Parts
}

/** Define an e-mail to a guest or visitor in their language, with greeting and signature. Its words are in `area`. */
export function defineVisitorEmail<Of extends Area, Facts extends ToReader>(
  area: Of,
  { facts, clean = unchanged }: Source<Facts>,
  write: Write<Of, Facts, VisitorContent>,
): EmailTemplate<Facts> {
  return {
    facts,
    draft(raw, sender) {
      const { language } = raw
      const common = words('email', language)
      const pen = { say: words(area, language), common, sender }
      const { name, parts, ...draft } = write(clean(raw), pen)
      const opening = name === null ? [] : [greetingText(name, language)]
      const signature = common('signature', { phone: sender.phone, brand: sender.brand })
      return { ...draft, language, parts: [...opening, ...omitEmpty(parts), signature] }
    },
  }
}

type InboxContent = Omit<Draft, 'parts' | 'reason' | 'language'> & { readonly parts: Parts }

/** Define an e-mail to the operator's inboxes, in English. */
export function defineInboxEmail<Facts>(
  { facts, clean = unchanged }: Source<Facts>,
  write: (facts: Facts, sender: EmailSender) => InboxContent,
): EmailTemplate<Facts> {
  return {
    facts,
    draft(raw, sender) {
      const { parts, ...draft } = write(clean(raw), sender)
      const reason = `Written by the booking desk of ${sender.brand} for its own inboxes.`
      return { ...draft, language: 'en', parts: omitEmpty(parts), reason }
    },
  }
}

const BOOKING: Source<BookingFacts> = { facts: bookingFactsSchema, clean: cleanBookingFacts }

type GuestPart = Part | ({ readonly kind: 'booking' } & GuestTableOptions)

type GuestContent = Pick<Draft, 'preheader'> &
  Partial<Pick<VisitorContent, 'headline' | 'subline' | 'reason' | 'name'>> & {
    /**
     * The start of the subject, to which the tour, its day and the reference are added. Also the headline, unless
     * another one is given.
     */
    readonly subject: string
    /** Whether the subject is complete, so that nothing is added to it. */
    readonly isSubjectWhole?: boolean
    readonly parts: Parts<GuestPart>
  }

/** Define an e-mail to a guest about a booking, with a button to the booking's page. Its words are in `area`. */
export function defineGuestEmail<Of extends Area>(
  area: Of,
  write: Write<Of, BookingFacts, GuestContent>,
): EmailTemplate<BookingFacts> {
  return defineVisitorEmail(area, BOOKING, (facts, pen) => {
    const { subject, isSubjectWhole, parts, ...own } = write(facts, pen)
    const laidOut = omitEmpty(parts).map((part) =>
      typeof part !== 'string' && part.kind === 'booking' ? bookingTableForGuest(facts, part) : part,
    )
    return {
      name: facts.customerName,
      headline: subject,
      subline: tourAndDay(facts),
      reason: pen.common('reason', { reference: facts.reference }),
      ...own,
      subject: isSubjectWhole ? subject : formatSubject(subject, facts),
      parts: withFirstButton(laidOut, guestButton(facts, laidOut)),
    }
  })
}

type OperatorContent = Pick<Draft, 'preheader'> & {
  readonly subject: string
  readonly headline?: string
  readonly parts: Parts
  /** Label of the price in the table of facts. */
  readonly money: string
  /** Buttons below the table, in place of the one for writing to the guest. */
  readonly buttons?: readonly Part[]
}

/**
 * Define an e-mail to the operator about a booking, in English, with a table of its facts and buttons to open it and to
 * write to the guest.
 */
export function defineOperatorEmail(
  write: (facts: BookingFacts, sender: EmailSender) => OperatorContent,
): EmailTemplate<BookingFacts> {
  return defineInboxEmail(BOOKING, (booked, sender) => {
    const facts: BookingFacts = { ...booked, language: 'en' }
    const { subject, parts, money, buttons = mailtoGuestButtons(facts), ...own } = write(facts, sender)
    const all = [...omitEmpty(parts), bookingTableForOperator(facts, booked.language, money), ...buttons]
    return {
      headline: subject,
      ...own,
      subject: formatSubject(subject, facts),
      subline: tourAndDay(facts),
      // The button opens the booking with the inbox's own link. Rule: operator-link (docs/rules.md)
      parts: withFirstButton(all, linkButton('Open the booking', facts.bookingUrl)),
    }
  })
}

/** Format the subject: `Booking confirmed: Snowshoe Adventure, Saturday, 12 December 2026 (LL-7KM4QD)` */
function formatSubject(what: string, { tourName, day, reference, language }: BookingFacts): string {
  return words('email', language)('subject', { what, tourName, day: formatDay(day, language), reference })
}

function tourAndDay({ tourName, day, language }: BookingFacts): string {
  return `${tourName}\n${formatDay(day, language)}`
}

/** The button to the booking's page; null if the e-mail has that link under a different label. */
function guestButton({ bookingUrl, language }: BookingFacts, parts: readonly Part[]): Part | null {
  const isThere = parts.some((part) => isButton(part) && part.url === bookingUrl)
  return isThere ? null : linkButton(words('email', language)('yourBooking'), bookingUrl)
}

/** Insert a button before all other buttons, which become quiet. */
function withFirstButton(parts: readonly Part[], button: Part | null): readonly Part[] {
  const place = parts.findIndex(isButton)
  const all = parts.toSpliced(place < 0 ? parts.length : place, 0, ...omitEmpty([button]))
  const first = all.find(isButton)
  return all.map((part) => (isButton(part) && part !== first ? { ...part, isQuiet: true } : part))
}

function isButton(part: Part): part is Extract<Part, { kind: 'button' }> {
  return typeof part !== 'string' && part.kind === 'button'
}

function omitEmpty<Own>(parts: Parts<Own>): readonly Own[] {
  return parts.flatMap((part) => (part ? [part] : []))
}

function unchanged<Facts>(facts: Facts): Facts {
  return facts
}

/** The longest name to greet: longer than nearly all names, but too short for an advertisement. */
const LONGEST_NAME = 60
const MAX_WORDS = 8

/**
 * Return `Dear Aino Virtanen,`. Leave out a name that does not look like one, or that looks like a web address:
 * otherwise anyone could enter an advertisement as a name and have us e-mail it to a stranger.
 */
export function greetingText(name: string, language: Language): string {
  const say = words('email', language)
  const isShort = name.length <= LONGEST_NAME && name.split(' ').length <= MAX_WORDS
  const isName = isShort && !isBlank(name) && /^\p{L}[\p{L}\p{M}\u200c\u200d .'’-]*$/u.test(name)
  const isAddress = /www|\p{L}{2}\.\p{L}{2}/iu.test(name)
  return isName && !isAddress ? say('greeting', { name }) : say('greetingWithoutName')
}
