import { type ChoiceCause, type ChoiceOption } from '@/lib/booking/choices/choice'
import { type CancelReason } from '@/lib/booking/changes/departure-cancellation'
import { type ReviewRefusalReason } from '@/lib/booking/days/review'
import { COURTESY_REFUND_REASONS, type RefundReason } from '@/lib/booking/money/refund-reasons'
import { emailKindLabel } from '@/lib/words/email-kind-label'
import { REVIEW_REFUSAL_LABELS } from '@/lib/words/review-refusal-text'

/** Everything that can happen to a booking or a departure, worded for the operator. */
const WHAT = {
  booked: 'booked',
  payment_awaited: 'waiting for payment',
  confirmed: 'confirmed',
  lapsed: 'expired unpaid',
  cancelled: 'cancelled',
  refunded: 'refunded',
  changed: 'booking changed',
  change_held: 'a change is waiting for payment',
  change_dropped: 'the waiting change was dropped',
  change_lapsed: 'the waiting change was not paid in time',
  paid: 'payment received',
  debit_failed: 'the bank debit failed',
  money_returned: 'money returned',
  refund_asked: 'refund requested',
  refund_bounced: 'a refund bounced',
  dispute_opened: 'the guest disputed a payment',
  dispute_ended: 'the dispute was decided',
  erased: 'the guest’s details were erased',
  priced: 'price changed',
  seats_set: 'number of seats changed',
  closed: 'taken off sale',
  opened: 'put on sale',
  undone: 'a change was undone',
  details_changed: 'guest’s details changed',
  note: 'note',
  no_show: 'the guests did not come',
  came: 'the guests came',
  wishes_released: 'wishes shown to the guide',
  time_changed: 'start time changed',
  not_seen: 'no lights were seen',
  lights_seen: 'the lights were seen',
  choice_opened: 'the guest was asked to choose',
  choice_made: 'the guest chose',
  choice_over: 'the time to choose ran out',
  waiting_joined: 'a party joined the waiting list',
  waiting_left: 'a party left the waiting list',
  details_sent: 'payment details sent',
  email_repeated: 'e-mail sent again',
  guide_named: 'guide named',
  message_sent: 'message sent',
  guide_linked: 'a new link was made for the guide',
  links_revoked: 'links revoked',
  review_received: 'review received',
  review_published: 'review published',
  review_refused: 'review refused',
  review_answered: 'review answered',
  review_withdrawn: 'review withdrawn',
  review_photo_added: 'photograph added to the review',
  review_photo_removed: 'photograph removed from the review',
} as const

export type HistoryEventKind = keyof typeof WHAT

/** Reasons that are listed as types elsewhere; `WHY` also has those that are not. */
type ListedReason = CancelReason | ChoiceCause | ChoiceOption | RefundReason | ReviewRefusalReason

const WHY = {
  us: 'our decision',
  guest: 'at the guest’s request',
  choice: 'as the guest chose',
  weather: 'bad weather',
  guide: 'the guide is not available',
  few: 'too few guests',
  merged: 'merged into another date',
  departure_cancelled: 'its departure was cancelled',
  called_off: 'its departure was cancelled',
  time_changed: 'its start time changed',
  lights_not_seen: 'no lights were seen',
  full_refund: 'full refund',
  another_date: 'another date',
  another_tour: 'another tour',
  private: 'for one party only',
  office: 'by the office',
  restored: 'rebuilt from Stripe after a restore',
  return_trip: 'a free return trip',
  waiting_list: 'from the waiting list',
  waiting_left: 'the guest left the waiting list',
  party: 'another number of guests',
  move: 'another date',
  agree: 'a new total',
  undo: '',
  cancelled: 'the booking was cancelled',
  changed: 'the booking was changed',
  dispute_ended: 'the dispute was decided',
  seat_gone: 'no seat was left',
  paid_twice: 'it was already paid',
  wrong_amount: 'not the amount requested',
  booking_ended: 'the booking had ended',
  change_dropped: 'the change was dropped',
  booking_changed: 'the booking has changed since',
  overpaid: 'more than requested',
  not_in_full: 'it was never paid in full',
  goodwill: 'goodwill',
  tour_not_as_booked: 'the tour was not as booked',
  our_mistake: 'our mistake',
  won: 'in our favour',
  lost: 'in the guest’s favour',
  dashboard: 'in Stripe’s dashboard',
  asked: 'at the guest’s request',
  retention: 'no longer kept',
  ...REVIEW_REFUSAL_LABELS,
} satisfies Readonly<Record<ListedReason, string>> & Readonly<Record<string, string>>

export type HistoryReason = keyof typeof WHY

/** What was changed about a booking, by the reason. */
const CHANGES: ReadonlyMap<string, string> = new Map([
  ['party', 'number of guests changed'],
  ['move', 'moved to another date'],
  ['another_tour', 'moved to another tour'],
  ['agree', 'a new total was agreed'],
  ...[...COURTESY_REFUND_REASONS, 'dashboard' as const].map(
    (reason) => [reason, `price reduced (${WHY[reason]})`] as const,
  ),
])

/** Describe an event with its reason: `cancelled (at the guest’s request)` */
export function historyEventText(what: string, why: string | null): string {
  const change = what === 'changed' && CHANGES.get(why ?? '')
  if (change) return change
  const head = wordsIn(WHAT, what)
  const reason = what === 'email_repeated' ? emailKindLabel(why ?? '') : why && wordsIn(WHY, why)
  return reason ? `${head} (${reason})` : head
}

function wordsIn(words: Readonly<Record<string, string>>, name: string): string {
  return (Object.hasOwn(words, name) ? words[name] : undefined) ?? name.replaceAll('_', ' ')
}
