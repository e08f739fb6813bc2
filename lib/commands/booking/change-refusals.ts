import { formatEuros } from '@/lib/booking/money'
import { type ChangeRefusalReason } from '@/lib/contract/guest-refusal'
import { noRoomText, OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'
import { type OfficeDecision } from '@/lib/booking/office-booking'
import { LEAST_CHARGE_CENTS } from '@/lib/booking/settlement'

type Reason = ChangeRefusalReason | Extract<OfficeDecision, { kind: 'refused' }>['reason']

const REASONS: Readonly<Record<Exclude<Reason, 'not_enough_slots'>, string>> = {
  ...OPERATOR_REFUSALS,
  link_too_late:
    'The sale of that date is over, so a link has no time: take the payment, and say --pay paid.',
  link_too_small: `Stripe charges no less than ${formatEuros(LEAST_CHARGE_CENTS)}: a free place is --pay free.`,
  choice_open: 'The guest has to choose first: see booking show.',
  too_late: `${OPERATOR_REFUSALS.too_late} For a reason of ours: --by-us. If the guest asked in time: --as-of.`,
  no_amount: `Write an amount in euros, ${formatEuros(0)} or more.`,
  too_late_to_pay: `${OPERATOR_REFUSALS.too_late_to_pay} With --waive it is ours.`,
}

/** Why a booking cannot be changed so, for the operator. */
export function refusalText(
  refusal:
    | { readonly reason: Exclude<Reason, 'not_enough_slots'> }
    | { readonly reason: 'not_enough_slots'; readonly seatsFree: number },
): string {
  return refusal.reason === 'not_enough_slots' ? noRoomText(refusal.seatsFree) : REASONS[refusal.reason]
}
