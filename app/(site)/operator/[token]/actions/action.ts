import { type z } from 'zod'
import { company } from '@/content/company'
import { type Effect, effectLine, hasEffect } from '@/lib/booking/effect'
import { FILL_IN } from '@/lib/contract/operator-inputs'
import { type OperatorField, type OperatorPreview } from '@/lib/contract/operator-page'
import { actByLink, type Subject } from '@/lib/db/actor'
import { database } from '@/lib/db/client'
import { markOf, UnseenError } from '@/lib/db/history-mark'
import { draftBookingEmail } from '@/lib/emails/booking/draft-booking-email'
import { draftWords } from '@/lib/emails/draft-words'
import { isAboutBooking, isForGuest } from '@/lib/emails/email'
import { env } from '@/lib/env'
import {
  type DepartureSubject,
  type EnquirySubject,
  type OperatorSubject,
} from '@/lib/use-cases/links/open-operator-link'
import { overhearEmails } from '@/lib/use-cases/outbox/overhear-emails'

/** What an action comes to, or came to, for a person. `shown` is what the confirmation must come to as well. */
export type Told =
  | { readonly kind: 'refused'; readonly text: string }
  | {
      readonly kind: 'ready'
      readonly lines: readonly string[]
      readonly effect?: Partial<Effect>
      readonly shown?: string
      /** Of a booking that does not exist before it is confirmed: until then no text names it. */
      readonly newReference?: string
      /** Nothing is done until the guest has paid for it. */
      readonly isHeld?: true
    }

/** Whoever acts on something, by the link that an inbox was sent. */
type Linked = { readonly inbox: string }

type Run<Of, Input> = Of & {
  readonly input: Input
  /** Null while it is previewed: nothing is done then. */
  readonly shown: string | null
  readonly now: Date
}

type Definition<Of, Input> = {
  readonly input: z.ZodType<Input>
  readonly fields?: (of: Of, now: Date) => readonly OperatorField[] | Promise<readonly OperatorField[]>
  /** Its words are nobody's but the history's: they are typed beside 'Confirm', and stand in no address. */
  readonly isTypedAtOnce?: true
  /** The preview shows the first of its e-mails as its guest reads it. */
  readonly showsEmail?: true
  /** Preview or do it, by the same use case as the command. */
  readonly run: (run: Run<Of, Input>) => Promise<Told>
}

type Fields = Readonly<Record<string, unknown>>

type Faults = Readonly<Record<string, string>>

/** What came of an act: nothing, where something is not as it was shown, or cannot be read. */
type Outcome = 'done' | 'held' | 'nothing' | 'unreadable'

export type OperatorAction = {
  readonly isTypedAtOnce: boolean
  readonly fieldsOf: (now: Date) => Promise<readonly OperatorField[]>
  /** What it would come to; null while its fields are not filled in. */
  readonly preview: (fields: Fields, now: Date) => Promise<OperatorPreview | null>
  /** What is wrong with its fields, by their names; empty where nothing is. */
  readonly faultsOf: (fields: Fields) => Faults
  /** Do what was previewed. */
  readonly act: (fields: Fields, now: Date) => Promise<Outcome>
}

/** What the form that confirms an action carries beside its own fields. */
export const CARRIED = ['shown', 'seen']

/** An action on a booking: its form, its preview, and the act. Rule: operator-link (docs/rules.md) */
export function operatorAction<Input>(definition: Definition<OperatorSubject, Input>) {
  return (of: OperatorSubject): OperatorAction =>
    actionOn(definition, of, { about: { bookingId: of.booking.id }, guests: of.booking.seats })
}

/** The same on a departure. Rule: departure-link (docs/rules.md) */
export function departureAction<Input>(definition: Definition<DepartureSubject, Input>) {
  return (of: DepartureSubject): OperatorAction =>
    actionOn(definition, of, { about: { departureId: of.departure.id }, guests: 0 })
}

/** The same about an enquiry, whose use cases say who was first. Rule: enquiry-link (docs/rules.md) */
export function enquiryAction<Input>(definition: Definition<EnquirySubject, Input>) {
  return (of: EnquirySubject): OperatorAction => actionOn(definition, of, { about: null, guests: 0 })
}

function actionOn<Of extends Linked, Input>(
  { input: schema, fields: fieldsOf, isTypedAtOnce, showsEmail, run }: Definition<Of, Input>,
  of: Of,
  { about, guests }: { readonly about: Subject | null; readonly guests: number },
): OperatorAction {
  return {
    isTypedAtOnce: isTypedAtOnce ?? false,
    fieldsOf: async (now) => (await fieldsOf?.(of, now)) ?? [],
    async preview(fields, now) {
      const input = schema.safeParse(fields)
      if (!input.success) return null
      const seen = about ? await markOf(database(), about) : ''
      const { answer: told, emails } = await overhearEmails(() =>
        actByLink({ name: of.inbox }, () => run({ ...of, input: input.data, shown: null, now })),
      )
      if (told.kind === 'refused') return told
      const sender = { ...company, siteUrl: env().SITE_URL }
      const toGuests = emails.filter(isAboutBooking).filter(({ kind }) => isForGuest(kind))
      // Those of one kind differ by the party alone, which the lines name.
      const drafts = toGuests
        .filter(({ kind }, index) => toGuests.findIndex((email) => email.kind === kind) === index)
        // Links are made when it is sent, and only then does it lead to one.
        .map((email) =>
          draftBookingEmail({ ...email, facts: { ...email.facts, bookingUrl: sender.siteUrl } }, sender),
        )
      const [first] = showsEmail ? drafts : []
      const effect = { guests, emails: toGuests.length, ...told.effect }
      const { shown = '', newReference = '' } = told
      const named = ({ subject }: { readonly subject: string }) =>
        newReference ? subject.replace(newReference, 'the reference is given when you confirm') : subject
      return {
        kind: 'ready',
        lines: [...told.lines, ...(hasEffect(effect) ? [`${effectLine(effect)}.`] : [])],
        subjects: drafts.map(named),
        email: first ? draftWords(first) : null,
        fields: { ...textsOf(fields), shown, seen },
      }
    },
    faultsOf(fields) {
      const { error } = schema.safeParse(fields, { error: () => FILL_IN })
      const faults = (error?.issues ?? []).map(({ path: [name = ''], message }) => [String(name), message])
      // Of several about one field the first.
      return Object.fromEntries(faults.reverse())
    },
    async act(fields, now) {
      const input = schema.safeParse(fields)
      const { shown = '', seen: mark = '' } = textsOf(fields)
      if (!input.success) return 'unreadable'
      const link = { name: of.inbox, ...(about && { seen: { about, mark } }) }
      try {
        const told = await actByLink(link, () => run({ ...of, input: input.data, shown, now }))
        if (told.kind === 'refused') return 'nothing'
        return told.isHeld ? 'held' : 'done'
      } catch (error) {
        if (error instanceof UnseenError) return 'nothing'
        throw error
      }
    },
  }
}

/** The fields that have one value. */
export function textsOf(fields: Fields): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
