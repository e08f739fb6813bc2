import { type ChangeRefusal } from '@/lib/booking/change-decision'
import { type ChoiceDecision } from '@/lib/booking/choice-outcome'

/** Why a change that was asked for is not made. */
export type ChangeRefusalReason =
  ChangeRefusal['reason'] | 'not_found' | 'date_not_found' | 'too_many_unpaid' | 'too_many_changes'

/** Why what a guest does with a booking is refused: a change, a choice or a cancellation. */
export type GuestRefusalReason =
  | ChangeRefusalReason
  | Extract<ChoiceDecision, { readonly kind: 'refused' }>['reason']
  | 'no_choice'
  /** Another sum goes back than was shown. */
  | 'outdated'
