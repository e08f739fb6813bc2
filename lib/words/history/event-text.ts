import { type ChoiceCause, type ChoiceOption } from '@/lib/booking/choices/choice'
import { type CancelReason } from '@/lib/booking/changes/departure-cancellation'
import { type RefundReason } from '@/lib/booking/money/refund-reasons'
import { emailName } from '@/lib/words/email-name'

/** Everything that can happen to a booking or a departure, worded for the operator. */
const WHAT = {
  booked: 'booked',
  payment_awaited: 'the payment is awaited',
  confirmed: 'confirmed',
  lapsed: 'ended unpaid',
  cancelled: 'cancelled',
  refunded: 'refunded',
  changed: 'changed',
  change_held: 'a change waits for its payment',
  change_dropped: 'the change that waited is dropped',
  change_lapsed: 'the change that waited was not paid in time',
  paid: 'a payment has come',
  debit_failed: 'the bank debit has failed',
  money_returned: 'money has gone back',
  refund_asked: 'money is to go back',
  refund_bounced: 'a refund came back',
  dispute_opened: 'the guest’s bank asks for a payment back',
  dispute_ended: 'the guest’s bank has decided',
  erased: 'the guest is forgotten',
  priced: 'the price is set',
  seats_set: 'the seats are set',
  closed: 'taken off sale',
  opened: 'put on sale',
  undone: 'undone',
  details_changed: 'the guest’s details are changed',
  note: 'note',
  no_show: 'did not come',
  came: 'came',
  wishes_released: 'the wishes are shown to the guide',
  time_changed: 'the start is changed',
  not_seen: 'the lights were not seen',
  lights_seen: 'the lights were seen',
  choice_opened: 'the guest is asked to choose',
  choice_made: 'the guest has chosen',
  choice_over: 'the time to choose is over',
  waiting_joined: 'a party joined the waiting list',
  waiting_left: 'a party left the waiting list',
  details_sent: 'payment details are sent',
  email_repeated: 'an e-mail is sent again',
  guide_named: 'the guide is named',
  message_sent: 'a message is sent',
  guide_linked: 'the guide has a new link',
  links_revoked: 'the links are revoked',
} as const

export type HistoryKind = keyof typeof WHAT

/** Reasons that are listed as types elsewhere; `WHY` also has those that are not. */
type ListedReason = CancelReason | ChoiceCause | ChoiceOption | RefundReason

const WHY = {
  us: 'for our own reasons',
  guest: 'for the guest',
  choice: 'as the guest chose',
  weather: 'the weather',
  guide: 'the guide cannot come',
  few: 'too few have booked',
  merged: 'merged into another date',
  departure_cancelled: 'its departure is cancelled',
  called_off: 'its departure is cancelled',
  time_changed: 'its start is changed',
  lights_not_seen: 'the lights were not seen',
  full_refund: 'all money back',
  another_date: 'another date',
  private: 'for one party alone',
  office: 'by the office',
  return_trip: 'a free return trip',
  waiting_list: 'from the waiting list',
  waiting_left: 'the guest has left the waiting list',
  party: 'other guests',
  move: 'another date',
  agree: 'another total',
  undo: '',
  cancelled: 'the booking is cancelled',
  changed: 'the booking is changed',
  dispute_ended: 'the guest’s bank has decided',
  seat_gone: 'no seat was left',
  paid_twice: 'it was paid already',
  wrong_amount: 'another amount than was asked for',
  booking_ended: 'the booking had ended',
  change_dropped: 'the change was given up',
  booking_changed: 'the booking is another since',
  overpaid: 'more than was asked for',
  not_in_full: 'it was never paid in full',
  goodwill: 'a courtesy',
  tour_not_as_booked: 'the tour was not as booked',
  our_mistake: 'a mistake of ours',
  won: 'for us',
  lost: 'for the guest',
  dashboard: 'in Stripe’s dashboard',
  asked: 'as the guest asked',
  retention: 'its time is over',
} satisfies Readonly<Record<ListedReason, string>> & Readonly<Record<string, string>>

export type HistoryReason = keyof typeof WHY

/** `cancelled (for the guest)` */
export function eventText(what: string, why: string | null): string {
  const head = wordsIn(WHAT, what)
  const reason = what === 'email_repeated' ? emailName(why ?? '') : why && wordsIn(WHY, why)
  return reason ? `${head} (${reason})` : head
}

function wordsIn(words: Readonly<Record<string, string>>, name: string): string {
  return (Object.hasOwn(words, name) ? words[name] : undefined) ?? name.replaceAll('_', ' ')
}
