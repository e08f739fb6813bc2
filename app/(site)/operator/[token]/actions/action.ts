import { type z } from 'zod'
import { company } from '@/content/company'
import { type Effect, effectLine } from '@/lib/booking/effect'
import { type OperatorField, type OperatorPreview } from '@/lib/contract/operator-page'
import { actByLink } from '@/lib/db/actor'
import { database } from '@/lib/db/client'
import { findLastHistoryId, UnseenError } from '@/lib/db/history'
import { draftBookingEmail } from '@/lib/emails/booking/draft-booking-email'
import { isAboutBooking, isForGuest } from '@/lib/emails/email'
import { env } from '@/lib/env'
import { type OperatorSubject } from '@/lib/use-cases/links/open-operator-link'
import { overhearEmails } from '@/lib/use-cases/outbox/overhear-emails'

/** What an action comes to, or came to, for a person. `shown` is what the confirmation must come to as well. */
export type Told =
  | { readonly kind: 'refused'; readonly text: string }
  | {
      readonly kind: 'ready'
      readonly lines: readonly string[]
      readonly effect?: Omit<Partial<Effect>, 'guests'>
      readonly shown?: string
      /** Nothing is done until the guest has paid for it. */
      readonly isHeld?: true
    }

type Run<Input> = OperatorSubject & {
  readonly input: Input
  /** Null while it is previewed: nothing is done then. */
  readonly shown: string | null
  readonly now: Date
}

type Definition<Input> = {
  readonly input: z.ZodType<Input>
  readonly fields?: (
    of: OperatorSubject,
    now: Date,
  ) => readonly OperatorField[] | Promise<readonly OperatorField[]>
  /** Its words are nobody's but the history's: they are typed beside 'Confirm', and stand in no address. */
  readonly isTypedAtOnce?: true
  /** Preview or do it, by the same use case as the command. */
  readonly run: (run: Run<Input>) => Promise<Told>
}

type Fields = Readonly<Record<string, unknown>>

/** What came of an act: nothing, where something is not as it was shown. */
type Outcome = 'done' | 'held' | 'nothing'

export type OperatorAction = {
  readonly isTypedAtOnce: boolean
  readonly fieldsOf: (of: OperatorSubject, now: Date) => Promise<readonly OperatorField[]>
  /** What it would come to; null while its fields are not filled in. */
  readonly preview: (of: OperatorSubject, fields: Fields, now: Date) => Promise<OperatorPreview | null>
  /** Do what was previewed. */
  readonly act: (of: OperatorSubject, fields: Fields, now: Date) => Promise<Outcome>
}

/** What the form that confirms an action carries beside its own fields. */
export const CARRIED = ['shown', 'seen']

/** An action on a booking: its form, its preview, and the act. Rule: operator-link (docs/rules.md) */
export function operatorAction<Input>(definition: Definition<Input>): OperatorAction {
  const { input: schema, fields: fieldsOf, isTypedAtOnce = false, run } = definition
  return {
    isTypedAtOnce,
    fieldsOf: async (of, now) => (await fieldsOf?.(of, now)) ?? [],
    async preview(of, fields, now) {
      const input = schema.safeParse(fields)
      if (!input.success) return null
      const seen = String((await findLastHistoryId(database(), of.booking.id)) ?? '')
      const { answer: told, emails } = await overhearEmails(() =>
        actByLink({ name: of.inbox }, () => run({ ...of, input: input.data, shown: null, now })),
      )
      if (told.kind === 'refused') return told
      const sender = { ...company, siteUrl: env().SITE_URL }
      const subjects = emails
        .filter(isAboutBooking)
        .filter(({ kind }) => isForGuest(kind))
        .map((email) => draftBookingEmail(email, sender).subject)
      const effect = { guests: of.booking.seats, emails: subjects.length, ...told.effect }
      const { shown = '' } = told
      return {
        kind: 'ready',
        lines: [...told.lines, `${effectLine(effect)}.`],
        subjects,
        fields: { ...textsOf(fields), shown, seen },
      }
    },
    async act(of, fields, now) {
      const input = schema.safeParse(fields)
      const { shown = '', seen = '' } = textsOf(fields)
      if (!input.success || !/^\d{0,18}$/.test(seen)) return 'nothing'
      const historyId = seen === '' ? null : BigInt(seen)
      const link = { name: of.inbox, seen: { bookingId: of.booking.id, historyId } }
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
