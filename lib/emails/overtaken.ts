import { type BookingEmailKind, type EmailKind } from '@/lib/emails/email'

/** Without whom it is for: a guest's e-mail is overtaken by a guest's alone. */
type Topic<Kind = BookingEmailKind> = Kind extends `${infer Name}-${'guest' | 'operator'}` ? Name : never

const CHANGED: readonly Topic[] = ['booking-changed']
const CHOICES: readonly Topic[] = [
  ...(['departure-cancelled', 'departure-merged', 'time-changed'] as const),
  ...(['lights-not-seen', 'choice-reminder'] as const),
]
/** At once, and so often in the transaction in which the booking is changed. */
const LAPSED: readonly Topic[] = ['change-lapsed']
const ALL: readonly Topic[] = [...CHANGED, ...CHOICES, ...LAPSED, 'booking-cancelled']

/** What an e-mail makes untrue of those before it. */
const OVERTAKES: Readonly<Partial<Record<Topic, readonly Topic[]>>> = {
  'booking-changed': [...CHANGED, ...LAPSED],
  'departure-cancelled': [...CHANGED, ...LAPSED, 'time-changed'],
  'departure-merged': [...CHANGED, ...LAPSED, 'time-changed'],
  'booking-cancelled': ALL,
  'choice-refunded': ALL,
  'guarantee-refunded': ALL,
}

/** Whether an e-mail asks the guest to choose: nobody who has chosen is asked. */
export function asksToChoose(kind: EmailKind): boolean {
  return kind.endsWith('-guest') && CHOICES.some((topic) => topic === topicOf(kind))
}

/**
 * Whether an e-mail that is to be sent makes untrue what an earlier one about the same booking says, which has not been
 * sent yet.
 *
 * Rule: overtaken-emails (docs/rules.md)
 */
export function overtakes(later: EmailKind, earlier: EmailKind): boolean {
  if (later.endsWith('-guest') !== earlier.endsWith('-guest')) return false
  const [, topics] = Object.entries(OVERTAKES).find(([topic]) => topic === topicOf(later)) ?? []
  return topics?.some((topic) => topic === topicOf(earlier)) ?? false
}

function topicOf(kind: EmailKind): string {
  return kind.replace(/-(?:guest|operator)$/, '')
}
