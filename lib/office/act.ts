import 'server-only'
import { z } from 'zod'
import { type ChangeEffect } from '@/lib/booking/changes/change-effect'
import { type UndoableCommandName } from '@/lib/booking/changes/undo'
import { type Day } from '@/lib/calendar/day'
import { MISSING_FIELDS_ERROR } from '@/lib/contract/fields'
import { EMPTY_FIELD_ERROR } from '@/lib/contract/operator-inputs'
import { type OperatorField } from '@/lib/contract/operator-page'
import { withSeenView, type SeenSubject } from '@/lib/db/history/actor'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { findDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { type StoredEmail } from '@/lib/db/emails/emails'
import { type EnquiryWithActs } from '@/lib/db/enquiries'
import { loadHistoryMark } from '@/lib/db/history/history-mark'
import { type ReviewOfBooking } from '@/lib/db/reviews'
import { type Email, isForGuest } from '@/lib/emails/email'
import { type ActionOutcome, type ReadyOutcome } from '@/lib/office/outcomes'
import { fieldErrorText } from '@/lib/words/field-error-text'
import { captureEmails } from '@/lib/use-cases/outbox/capture-emails'
import { type CommandRequest } from '@/lib/use-cases/booking/begin-command'

export type BookingSubject = { readonly booking: StoredBooking; readonly departure: StoredDeparture }
export type DepartureSubject = { readonly departure: StoredDeparture }
export type EnquirySubject = { readonly enquiry: EnquiryWithActs }
export type ReviewSubject = { readonly review: ReviewOfBooking }
/** A tour's departures between two days, both included, or departures chosen one by one, also of several tours. */
export type Dates =
  { readonly tourId: number; readonly first: Day; readonly last: Day } | { readonly ids: readonly number[] }
export type DatesSubject = { readonly dates: Dates }
export type EmailSubject = { readonly email: StoredEmail }
/** Everybody whose e-mail address this is. */
export type PersonSubject = { readonly address: string }

export type ActionRun<Of, Input> = Of & {
  readonly input: Input
  readonly how: 'preview' | 'run'
  /** What the preview showed, to be compared at confirmation; undefined in a preview. */
  readonly shown: string | undefined
  /** The command under which the action is recorded, so that it can be undone; undefined in a preview. */
  readonly call: CommandRequest | undefined
  readonly now: Date
}

type Definition<Of, Input> = {
  readonly done: string
  /** Parses the form's fields and the command's options, with error messages. */
  readonly input: z.ZodType<Input>
  /** The fields of the form; what is typed already may choose their options. */
  readonly fields?: (
    of: Of,
    now: Date,
    typed: Typed,
  ) => readonly OperatorField[] | Promise<readonly OperatorField[]>
  /**
   * Set if the action's text may be stored only in the history: its field is then next to 'Confirm', and the text never
   * in a URL.
   */
  readonly isTypedAtOnce?: true
  /** The name of the field that takes a file, if there is one: the page then sends it as multipart. */
  readonly fileField?: string
  /** Set if the page shows the action's preview even before its fields are filled in. */
  readonly isFormOptional?: true
  /**
   * The date on which the action takes seats. The preview shows whether it is on sale, and that must be the same at
   * confirmation.
   */
  readonly date?: (of: Of, input: Input, now: Date) => Promise<{ readonly id: number } | null>
  /** Set if the page shows the first of the action's e-mails, as the guest will read it. */
  readonly showsEmail?: true
  readonly undoable?: UndoableCommandName
  readonly run: (run: ActionRun<Of, Input>) => Promise<ActionOutcome>
}

type Typed = Readonly<Record<string, unknown>>

type Preview =
  | Exclude<ActionOutcome, ReadyOutcome>
  | {
      readonly kind: 'ready'
      readonly answer: ReadyOutcome
      readonly effect: ChangeEffect
      readonly emails: readonly Email[]
      readonly mark: Mark
    }

const OFF_SALE = 'That date is off sale.'

/** Sent back at confirmation to prove what the preview showed; `sale` is empty if the date is on sale. */
type Mark = { readonly shown: string; readonly seen: string; readonly sale: string }

type Confirmed = {
  readonly mark: Mark
  /** Whether the action takes effect immediately and so cannot be undone. */
  readonly isAtOnce: boolean
  readonly now: Date
}

/** Something that staff do, on a page or by command. */
export type Act<Of> = Pick<Definition<Of, unknown>, 'done' | 'undoable'> &
  Pick<BoundAct, 'faultsIn'> & { readonly on: (of: Of) => BoundAct }

export type BoundAct = {
  readonly done: string
  readonly isTypedAtOnce: boolean
  readonly isFormOptional: boolean
  readonly fileField: string | undefined
  readonly showsEmail: boolean
  readonly isUndoable: boolean
  readonly fields: (now: Date, typed?: Typed) => Promise<readonly OperatorField[]>
  /** Finds the date on which the action takes seats; null if it takes none, or if an input is missing. */
  readonly findDate: (typed: Typed, now: Date) => Promise<{ readonly id: number } | null>
  /** Returns the input errors by field name; empty if there are none. */
  readonly faultsIn: (typed: Typed) => Readonly<Record<string, string>>
  /** Previews the result. Call this only if `faultsIn` finds nothing. */
  readonly preview: (typed: Typed, now: Date) => Promise<Preview>
  /** Does what the preview showed. Throws `StaleViewError` if the action's subject has changed since. */
  readonly confirm: (typed: Typed, confirmed: Confirmed) => Promise<ActionOutcome>
}

export const bookingAct = actOn<BookingSubject>(({ booking }) => ({
  about: { bookingId: booking.id },
  guests: booking.seats,
}))

export const departureAct = actOn<DepartureSubject>(({ departure }) => ({
  about: { departureId: departure.id },
  guests: 0,
}))

/**
 * Define an action on an enquiry. It is not compared with its preview: its use case reports who dealt with the enquiry
 * first.
 */
export const enquiryAct = actOn<EnquirySubject>(() => ({ about: null, guests: 0 }))

export const reviewAct = actOn<ReviewSubject>(({ review: { bookingId } }) => ({
  about: { bookingId },
  guests: 0,
}))

/** Define an action on several dates. What it shows of each, such as seats taken, is compared by its use case as well. */
export const datesAct = actOn<DatesSubject>(({ dates }) => ({ about: { dates }, guests: 0 }))

/** Define an action on an e-mail. Its use case does it only in the state in which the e-mail was shown. */
export const emailAct = actOn<EmailSubject>(() => ({ about: null, guests: 0 }))

/** Define an action on a person's data. It compares what it would do with what was shown. */
export const personAct = actOn<PersonSubject>(() => ({ about: null, guests: 0 }))

/** Define an action on something that does not exist yet, such as a new booking. */
export const standaloneAct = actOn<object>(() => ({ about: null, guests: 0 }))

/** `about`: what must not change between preview and confirmation; null to compare nothing here. */
type Facts = { readonly about: SeenSubject | null; readonly guests: number }

function actOn<Of extends object>(facts: (of: Of) => Facts) {
  return <Input>(definition: Definition<Of, Input>): Act<Of> => {
    const { done, fields, undoable, run } = definition
    const schema = z.preprocess(trimTexts, definition.input)
    const look = (of: Of, input: Input, now: Date) =>
      captureEmails(() => run({ ...of, input, how: 'preview', shown: undefined, call: undefined, now }))
    const loadSale = async (of: Of, input: Input, now: Date) => {
      const date = await definition.date?.(of, input, now)
      return date && (await findDeparture(database(), date.id, now))?.isClosed ? OFF_SALE : ''
    }
    const faultsIn = (typed: Typed) => {
      const { error } = schema.safeParse(typed, { error: () => EMPTY_FIELD_ERROR })
      const faults = (error?.issues ?? []).map((issue) => [
        String(issue.path[0] ?? ''),
        // For a form's only field, use the error worded for one field.
        issue.message === MISSING_FIELDS_ERROR ? EMPTY_FIELD_ERROR : fieldErrorText(issue, 'en'),
      ])
      const isFirst = ([name = '']: string[], at: number) =>
        faults.findIndex(([other]) => other === name) === at
      return Object.fromEntries(faults.filter(isFirst))
    }
    const on = (of: Of): BoundAct => ({
      done,
      isTypedAtOnce: definition.isTypedAtOnce ?? false,
      isFormOptional: definition.isFormOptional ?? false,
      fileField: definition.fileField,
      showsEmail: definition.showsEmail ?? false,
      isUndoable: undoable !== undefined,
      fields: async (now, typed = {}) => (await fields?.(of, now, typed)) ?? [],
      async findDate(typed, now) {
        const { data } = schema.safeParse(typed)
        return (data && (await definition.date?.(of, data, now))) ?? null
      },
      faultsIn,
      async preview(typed, now) {
        const { about, guests } = facts(of)
        const input = schema.parse(typed)
        const before = await loadMark(about)
        const first = await look(of, input, now)
        const after = await loadMark(about)
        // If the preview's requests to Stripe have updated the subject, look again.
        const { answer: found, emails, creditNotes } = before === after ? first : await look(of, input, now)
        if (found.kind !== 'ready') return found
        const sale = await loadSale(of, input, now)
        const answer = { ...found, lines: [...found.lines, ...(sale ? [sale] : [])] }
        const sent = emails.filter(({ kind }) => isForGuest(kind))
        const effect = { guests, emails: sent.length, creditNotes, ...answer.effect }
        return {
          kind: 'ready',
          answer,
          effect,
          emails: sent,
          mark: { shown: answer.shown ?? '', seen: after, sale },
        }
      },
      async confirm(typed, { mark: { shown, seen, sale }, isAtOnce, now }) {
        const { about } = facts(of)
        const input = schema.parse(typed)
        const date = await definition.date?.(of, input, now)
        const view = {
          history: about ? { about, mark: seen } : undefined,
          sale: date ? { departureId: date.id, isClosed: sale === OFF_SALE } : undefined,
        }
        const call = undoable && { name: undoable, isAtOnce }
        return withSeenView(view, () => run({ ...of, input, how: 'run', shown, call, now }))
      },
    })
    return { done, undoable, faultsIn, on }
  }
}

/** Trim what was typed: phones add blanks at the end, and nobody sees them. */
function trimTexts(typed: unknown): unknown {
  const values = z.record(z.string(), z.unknown()).parse(typed)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  )
}

async function loadMark(about: SeenSubject | null): Promise<string> {
  return about ? loadHistoryMark(database(), about) : ''
}
