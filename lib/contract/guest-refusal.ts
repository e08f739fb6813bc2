import { type ChangeRefusal } from '@/lib/booking/changes/change-decision'
import { type ChoiceDecision } from '@/lib/booking/choices/choice-outcome'

/** Why a requested change is refused. */
export type ChangeRefusalReason =
  ChangeRefusal['reason'] | 'not_found' | 'date_not_found' | 'too_many_unpaid' | 'too_many_changes'

/** Why a guest's change, choice or cancellation is refused. */
export type GuestRefusalReason =
  | ChangeRefusalReason
  | Extract<ChoiceDecision, { readonly kind: 'refused' }>['reason']
  | 'no_choice'
  /** Refused: the refund is no longer the one shown in the preview. */
  | 'outdated'
