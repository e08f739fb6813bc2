import { type BookingEmailKind, type EmailKind } from '@/lib/emails/email'

/** A kind of e-mail without its recipient. */
type Topic<Kind = BookingEmailKind> = Kind extends `${infer Name}-${'guest' | 'operator'}` ? Name : never

const DETAILS: readonly Topic[] = ['details-changed']
const CHANGED: readonly Topic[] = ['booking-changed']
const CHOICES: readonly Topic[] = [
  ...(['departure-cancelled', 'departure-merged', 'time-changed'] as const),
  ...(['lights-not-seen', 'choice-reminder'] as const),
]
/**
 * The e-mail about a lapsed change is queued as soon as the hold lapses, often in the same transaction as the next
 * change.
 */
const LAPSED: readonly Topic[] = ['change-lapsed']
const ALL: readonly Topic[] = [...DETAILS, ...CHANGED, ...CHOICES, ...LAPSED, 'booking-cancelled']

/** For each kind of e-mail, the earlier kinds that it makes obsolete. */
const OVERTAKES: Readonly<Partial<Record<Topic, readonly Topic[]>>> = {
  'details-changed': DETAILS,
  'booking-changed': [...CHANGED, ...LAPSED],
  'departure-cancelled': [...CHANGED, ...LAPSED, 'time-changed'],
  'departure-merged': [...CHANGED, ...LAPSED, 'time-changed'],
  'booking-cancelled': ALL,
  'choice-refunded': ALL,
  'guarantee-refunded': ALL,
}

/** Whether an e-mail asks the guest to choose; it is not sent to a guest who has already chosen. */
export function asksToChoose(kind: EmailKind): boolean {
  return kind.endsWith('-guest') && CHOICES.some((topic) => topic === toTopic(kind))
}

/**
 * Whether a new e-mail makes an earlier, unsent one about the same booking obsolete.
 *
 * Rule: overtaken-emails (docs/rules.md)
 */
export function supersedes(later: EmailKind, earlier: EmailKind): boolean {
  if (later.endsWith('-guest') !== earlier.endsWith('-guest')) return false
  const [, topics] = Object.entries(OVERTAKES).find(([topic]) => topic === toTopic(later)) ?? []
  return topics?.some((topic) => topic === toTopic(earlier)) ?? false
}

function toTopic(kind: EmailKind): string {
  return kind.replace(/-(?:guest|operator)$/, '')
}
