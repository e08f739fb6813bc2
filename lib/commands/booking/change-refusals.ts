import { type ChangeRefusal } from '@/lib/booking/change-decision'
import { plural } from '@/lib/booking/plural'
import { formatEuros } from '@/lib/booking/money'
import { type OfficeDecision } from '@/lib/booking/office-booking'
import { LEAST_CHARGE_CENTS } from '@/lib/booking/settlement'

type Reason =
  | ChangeRefusal['reason']
  | Extract<OfficeDecision, { kind: 'refused' }>['reason']
  | 'not_found'
  | 'date_not_found'
  | 'too_many_unpaid'
  | 'too_many_changes'

const REASONS: Readonly<Record<Exclude<Reason, 'not_enough_slots'>, string>> = {
  not_found: 'There is no booking with this reference.',
  date_not_found: 'This tour has no departure on that day.',
  too_many_unpaid: 'A guest may not hold so many seats unpaid.',
  too_many_changes: 'This booking was changed too often within an hour.',
  not_alone: 'Others are on that date already, so it cannot be private.',
  link_too_late:
    'The sale of that date is over, so a link has no time: take the payment, and say --pay paid.',
  link_too_small: `Stripe charges no less than ${formatEuros(LEAST_CHARGE_CENTS)}: a free place is --pay free.`,
  not_live: 'This booking has ended, or its time to pay has run out.',
  not_confirmed: 'The guest is paying right now: it can be changed once it is paid.',
  as_of_out_of_range: 'The guest cannot have asked before the booking was made, or in the future.',
  change_by_us_under_way: 'A command of ours can still be undone.',
  choice_open: 'The guest has to choose first: see booking show.',
  operator_only: 'Only the operator agrees on a total.',
  disputed: 'The guest’s bank has asked for a payment back: until it decides, only details are changed.',
  debit_under_way: 'A bank debit is on its way, and its amount cannot be changed any more.',
  too_late:
    'It is too late for the guest. For a reason of ours: --by-us. If the guest asked in time: --as-of.',
  already_started: 'This tour has started already.',
  no_adult: 'At least one adult stays.',
  no_amount: `Write an amount in euros, ${formatEuros(0)} or more.`,
  other_tour: 'A booking is moved to another date of the same tour.',
  after_return_trip_end: 'The free return trip cannot be that late.',
  date_closed: 'That date cannot be booked: it is cancelled or over.',
  crypto_closed: 'That date is too near to be paid by cryptocurrency.',
  too_late_to_pay: 'Nobody could pay the difference in time. With --waive it is ours.',
}

/** Why a booking cannot be changed so, for the operator. */
export function refusalText(
  refusal:
    | { readonly reason: Exclude<Reason, 'not_enough_slots'> }
    | { readonly reason: 'not_enough_slots'; readonly seatsFree: number },
): string {
  return refusal.reason === 'not_enough_slots'
    ? `There is no room: that date has ${plural(refusal.seatsFree, 'free seat')}.`
    : REASONS[refusal.reason]
}
