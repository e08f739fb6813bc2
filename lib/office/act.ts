import 'server-only'
import { createHash } from 'node:crypto'
import { type z } from 'zod'
import { type Effect } from '@/lib/booking/effect'
import { type UndoableName } from '@/lib/booking/undo'
import { type Day } from '@/lib/calendar/day'
import { FILL_IN } from '@/lib/contract/operator-inputs'
import { type OperatorField } from '@/lib/contract/operator-page'
import { havingSeen, type Subject } from '@/lib/db/actor'
import { type StoredBooking } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures'
import { type TreatedEnquiry } from '@/lib/db/enquiries'
import { markOf, UnseenError } from '@/lib/db/history-mark'
import { type Email, isForGuest } from '@/lib/emails/email'
import { captureEmails } from '@/lib/use-cases/outbox/capture-emails'
import { type CommandCall, type OpenCommand } from '@/lib/use-cases/seats/steps/begin-command'

/** What an act came to, or in a preview would come to. */
export type Answer =
  | {
      readonly kind: 'refused'
      readonly text: string
      /** Which option of a command helps; on a page it says nothing. */
      readonly hint?: string
      /** Of what was typed, not of a rule: a command exits with 2. */
      readonly isMistyped?: boolean
    }
  /** It is so already. */
  | { readonly kind: 'nothing'; readonly text: string }
  | {
      readonly kind: 'ready'
      /** What happens, a sentence each. */
      readonly lines: readonly string[]
      readonly effect?: Partial<Effect>
      /** What the confirmation must come to as well. */
      readonly shown?: string
      /** Of a booking that does not exist before it is confirmed: until then no text names it. */
      readonly newReference?: string
      /** Nothing is done until the guest has paid for it. */
      readonly isHeld?: true
      /** Says more than the act's own `done`. */
      readonly done?: string
      /** By which it can be undone. */
      readonly command?: OpenCommand
    }

type Ready = Extract<Answer, { readonly kind: 'ready' }>

export type BookingSubject = { readonly booking: StoredBooking; readonly departure: StoredDeparture }
export type DepartureSubject = { readonly departure: StoredDeparture }
export type EnquirySubject = { readonly enquiry: TreatedEnquiry }
/** Departures of one tour from the first day to the last. */
export type DatesSubject = { readonly tourId: number; readonly first: Day; readonly last: Day }

/** How an act is carried out, as the arguments of an operation want it. */
export type Run<Of, Input> = Of & {
  readonly input: Input
  /** Of its operation. */
  readonly how: 'preview' | 'run'
  /** What the preview has shown; undefined in a preview. */
  readonly shown: string | undefined
  /** The command by which it can be undone; undefined in a preview. */
  readonly call: CommandCall | undefined
  readonly now: Date
}

type Definition<Of, Input> = {
  /** What is said once it is done. */
  readonly done: string
  /** Its form, its options and what is wrong with them. */
  readonly input: z.ZodType<Input>
  readonly fields?: (of: Of, now: Date) => readonly OperatorField[] | Promise<readonly OperatorField[]>
  /** Nobody but the history has its words: they are typed beside 'Confirm', and are in no address. */
  readonly isTypedAtOnce?: true
  /** The page shows the first of its e-mails as its guest reads it. */
  readonly showsEmail?: true
  /** As a command is named in the history. */
  readonly undoable?: UndoableName
  readonly run: (run: Run<Of, Input>) => Promise<Answer>
}

type Typed = Readonly<Record<string, unknown>>

type Preview =
  | Exclude<Answer, Ready>
  | {
      readonly kind: 'ready'
      readonly answer: Ready
      readonly effect: Effect
      /** That guests are sent. */
      readonly emails: readonly Email[]
      /** What the confirmation sends back. */
      readonly mark: { readonly shown: string; readonly seen: string }
    }

type Confirmed = {
  readonly mark: { readonly shown: string; readonly seen: string }
  /** Nothing waits, and nothing can be undone. */
  readonly isAtOnce: boolean
  readonly now: Date
}

/** Something that the office does, whatever entry point it is asked for by. */
export type Act<Of> = Pick<Definition<Of, unknown>, 'done' | 'isTypedAtOnce' | 'showsEmail' | 'undoable'> & {
  readonly fieldsFor: (of: Of, now: Date) => Promise<readonly OperatorField[]>
  /** What is wrong with what was typed, by the names of fields; empty where nothing is. */
  readonly faultsIn: (typed: Typed) => Readonly<Record<string, string>>
  /** What it would come to. Call it once `faultsIn` finds nothing. */
  readonly preview: (of: Of, typed: Typed, now: Date) => Promise<Preview>
  /** Do what was previewed. Throws `UnseenError` where its subject has changed since. */
  readonly confirm: (of: Of, typed: Typed, confirmed: Confirmed) => Promise<Answer>
}

/** An act on what it is to be done to. */
export type BoundAct = {
  readonly done: string
  readonly isTypedAtOnce: boolean
  readonly showsEmail: boolean
  readonly isUndoable: boolean
  readonly fields: (now: Date) => Promise<readonly OperatorField[]>
  readonly faultsIn: (typed: Typed) => Readonly<Record<string, string>>
  readonly preview: (typed: Typed, now: Date) => Promise<Preview>
  readonly confirm: (typed: Typed, confirmed: Confirmed) => Promise<Answer>
}

export function bindAct<Of>(act: Act<Of>, of: Of): BoundAct {
  return {
    done: act.done,
    isTypedAtOnce: act.isTypedAtOnce ?? false,
    showsEmail: act.showsEmail ?? false,
    isUndoable: act.undoable !== undefined,
    faultsIn: act.faultsIn,
    fields: (now) => act.fieldsFor(of, now),
    preview: (typed, now) => act.preview(of, typed, now),
    confirm: (typed, confirmed) => act.confirm(of, typed, confirmed),
  }
}

export const bookingAct = actOn<BookingSubject>(({ booking }) => ({
  about: { bookingId: booking.id },
  guests: booking.seats,
}))

export const departureAct = actOn<DepartureSubject>(({ departure }) => ({
  about: { departureId: departure.id },
  guests: 0,
}))

/** The use cases of enquiries say who was first. */
export const enquiryAct = actOn<EnquirySubject>(() => ({ about: null, guests: 0 }))

/** What is shown of each date must be so when it is confirmed. */
export const datesAct = actOn<DatesSubject>(() => ({ about: 'its lines', guests: 0 }))

/** Of something that does not exist before, such as a new booking. */
export const freeAct = actOn<object>(() => ({ about: null, guests: 0 }))

/** What a confirmation compares with what was shown. */
type Compared = Subject | 'its lines' | null

function actOn<Of extends object>(facts: (of: Of) => { readonly about: Compared; readonly guests: number }) {
  return <Input>(definition: Definition<Of, Input>): Act<Of> => {
    const { input: schema, fields, undoable, run } = definition
    const look = (of: Of, typed: Typed, now: Date) => {
      const input = schema.parse(typed)
      return captureEmails(() =>
        run({ ...of, input, how: 'preview', shown: undefined, call: undefined, now }),
      )
    }
    return {
      ...definition,
      fieldsFor: async (of, now) => (await fields?.(of, now)) ?? [],
      faultsIn(typed) {
        const { error } = schema.safeParse(typed, { error: () => FILL_IN })
        const faults = (error?.issues ?? []).map(({ path: [name = ''], message }) => [String(name), message])
        // Of several about one field the first.
        return Object.fromEntries(faults.reverse())
      },
      async preview(of, typed, now) {
        const { about, guests } = facts(of)
        const before = await markFor(about)
        const first = await look(of, typed, now)
        const after = await markFor(about)
        // What it has asked Stripe for may have changed its subject.
        const { answer, emails } = before === after ? first : await look(of, typed, now)
        if (answer.kind !== 'ready') return answer
        const sent = emails.filter(({ kind }) => isForGuest(kind))
        const effect = { guests, emails: sent.length, ...answer.effect }
        const seen = about === 'its lines' ? digestOf(answer) : after
        return { kind: 'ready', answer, effect, emails: sent, mark: { shown: answer.shown ?? '', seen } }
      },
      async confirm(of, typed, { mark: { shown, seen }, isAtOnce, now }) {
        const { about } = facts(of)
        if (about === 'its lines') {
          const { answer } = await look(of, typed, now)
          if (answer.kind !== 'ready') return answer
          if (digestOf(answer) !== seen) throw new UnseenError()
        }
        const call = undoable && { name: undoable, isAtOnce }
        const input = schema.parse(typed)
        return havingSeen(isSubject(about) ? { about, mark: seen } : undefined, () =>
          run({ ...of, input, how: 'run', shown, call, now }),
        )
      },
    }
  }
}

async function markFor(about: Compared): Promise<string> {
  return isSubject(about) ? markOf(database(), about) : ''
}

function isSubject(about: Compared): about is Subject {
  return about !== null && about !== 'its lines'
}

function digestOf({ lines }: Ready): string {
  return createHash('sha256').update(lines.join('\n')).digest('base64url')
}
