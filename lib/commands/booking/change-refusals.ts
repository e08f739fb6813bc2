import { type ChangeRefusal } from '@/lib/booking/change-decision'
import { plural } from '@/lib/booking/plural'
import { formatEuros } from '@/lib/booking/money'
import { OPERATOR_REFUSALS } from '@/lib/contract/operator-refusals'

type Reason = ChangeRefusal['reason'] | 'not_found' | 'date_not_found' | 'not_alone'

const REASONS: Readonly<Record<Exclude<Reason, 'not_enough_slots'>, string>> = {
  ...OPERATOR_REFUSALS,
  not_alone: 'Others are on that date already, so it cannot be private.',
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
  return refusal.reason === 'not_enough_slots'
    ? `There is no room: that date has ${plural(refusal.seatsFree, 'free seat')}.`
    : REASONS[refusal.reason]
}
