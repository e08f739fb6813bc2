import { type PaymentMethod } from '@/lib/booking/money/money-methods'
import { type UpdatedBooking, type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import { type Correction } from '@/lib/booking/ledger'
import { type SeatsRefusal } from '@/lib/booking/seats/new-seats'
import { type Party } from '@/lib/booking/party'
import { type Places } from '@/lib/booking/seats/places'
import { type PlannedRefund, totalRefundCents } from '@/lib/booking/money/refund'

/** A requested change, given as the resulting state, so that requesting it twice has the same effect as once. */
export type DesiredChange =
  | { readonly kind: 'party'; readonly party: Party }
  | { readonly kind: 'move'; readonly to: ChangeableDeparture }
  /** A change of name, phone number, pick-up place or wishes. */
  | { readonly kind: 'details' }
  | { readonly kind: 'address' }
  | { readonly kind: 'cancel' }
  /** A new total for the same party, in whole cents, as agreed with the operator; 0 makes the booking free. */
  | { readonly kind: 'agree'; readonly totalCents: number }

/** The effect of a change that applies immediately. */
export type AppliedChange = {
  readonly kind: 'applied'
  readonly after: UpdatedBooking
  readonly returns: readonly PlannedRefund[]
  readonly corrections: readonly Correction[]
  /** Whether an earlier change that is unpaid is dropped. If its payment still arrives, it is refunded. */
  readonly endsOpenChange: boolean
  /** Whether the change settles a choice that the guest still has to make. */
  readonly closesChoice: boolean
  /** Whether the booking was a free return trip cancelled in time, so that its guest can choose again. */
  readonly reopensFirstChoice: boolean
}

/** The effect that a change will have once it is paid; the booking stays as it is until then. */
export type QuotedChange = {
  readonly departureId: number
  readonly places: Places
  readonly totalCents: number
  readonly payCents: number
  readonly payBy: PaymentMethod
  /** Number of seats held on the new departure in addition to the booking's own. */
  readonly seats: number
}

export type HeldChange = {
  readonly kind: 'held'
  readonly quoted: QuotedChange
  readonly until: Date
  /** Refunds of amounts already paid for the change that this one replaces. */
  readonly returns: readonly PlannedRefund[]
  readonly endsOpenChange: boolean
}

export type ChangeRefusal =
  | SeatsRefusal
  | {
      readonly kind: 'refused'
      readonly reason:
        /** Refused: the booking has ended, or its payment deadline has passed. */
        | 'not_live'
        /** Refused: the guest is still paying for a new card booking, which must be paid or cancelled first. */
        | 'not_confirmed'
        | 'as_of_out_of_range'
        | 'change_by_us_under_way'
        | 'choice_open'
        | 'operator_only'
        | 'disputed'
        | 'debit_under_way'
        | 'too_late'
        | 'already_started'
        | 'no_adult'
        | 'no_amount'
        | 'other_tour'
        | 'after_return_trip_end'
        | 'crypto_closed'
        /** Refused: too little time is left to pay for the change. */
        | 'too_late_to_pay'
    }

export type ChangeDecision = AppliedChange | HeldChange | { readonly kind: 'unchanged' } | ChangeRefusal

/**
 * The money and seats shown in a preview, as one line of text. If it differs when the change is confirmed, nothing is
 * done and a new preview is shown. Times are left out, because they differ on every request. Rule: preview-first
 * (docs/rules.md)
 */
export function previewFingerprint(decision: ChangeDecision): string {
  if (decision.kind === 'applied') {
    const { after, returns, corrections } = decision
    const { state, departureId, places, totalCents } = after
    return JSON.stringify(['applied', state, departureId, places, totalCents, returns, corrections])
  }
  return decision.kind === 'held'
    ? JSON.stringify(['held', decision.quoted, decision.returns])
    : JSON.stringify(decision)
}

/** What a change costs the guest, in cents; negative for a refund. */
export function changeCostCents(decision: ChangeDecision): number {
  if (decision.kind === 'held') return decision.quoted.payCents
  if (decision.kind !== 'applied') return 0
  return 0 - totalRefundCents(decision.returns)
}
