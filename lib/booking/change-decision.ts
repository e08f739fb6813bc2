import { type PaymentMethod } from '@/lib/booking/money-methods'
import { type BookingAfter, type ChangeableDeparture } from '@/lib/booking/changeable-booking'
import { type Correction } from '@/lib/booking/ledger'
import { type SeatsRefusal } from '@/lib/booking/new-seats'
import { type Party } from '@/lib/booking/party'
import { type Places } from '@/lib/booking/places'
import { type MoneyReturn } from '@/lib/booking/refund'

/** What somebody wants of a booking, as it is to be: asked twice, it is the same. */
export type WantedChange =
  | { readonly kind: 'party'; readonly party: Party }
  | { readonly kind: 'move'; readonly to: ChangeableDeparture }
  /** Name, telephone, pick-up place, wishes. */
  | { readonly kind: 'details' }
  | { readonly kind: 'address' }
  | { readonly kind: 'cancel' }
  /** Another total for the same party, as agreed with the operator; 0 makes it a free place. Whole cents. */
  | { readonly kind: 'agree'; readonly totalCents: number }

/** What a change makes of a booking at once. */
export type AppliedChange = {
  readonly kind: 'applied'
  readonly after: BookingAfter
  readonly returns: readonly MoneyReturn[]
  readonly corrections: readonly Correction[]
  /** A change that waited for its payment is dropped: a payment for it goes back when it comes. */
  readonly endsOpenChange: boolean
  /** The guest had to choose what happens next, and has. */
  readonly closesChoice: boolean
  /** It was a return trip that we still owe: the guest chooses again. */
  readonly reopensFirstChoice: boolean
}

/** What a booking becomes once a change is paid. Until then it stays as it is. */
export type QuotedChange = {
  readonly departureId: number
  readonly places: Places
  readonly totalCents: number
  readonly payCents: number
  readonly payBy: PaymentMethod
  /** Held on that departure besides the booking's own seats. */
  readonly seats: number
}

export type HeldChange = {
  readonly kind: 'held'
  readonly quoted: QuotedChange
  readonly until: Date
  /** What had come for the change that it replaces. */
  readonly returns: readonly MoneyReturn[]
  readonly endsOpenChange: boolean
}

export type ChangeRefusal =
  | SeatsRefusal
  | {
      readonly kind: 'refused'
      readonly reason:
        /** It has ended, or its time to pay has run out. */
        | 'not_live'
        /** A first hold by card: it is paid, or given up. */
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
        /** Nobody could pay the difference in time. */
        | 'too_late_to_pay'
    }

export type ChangeDecision = AppliedChange | HeldChange | { readonly kind: 'unchanged' } | ChangeRefusal

/**
 * What a preview shows in money and seats, as one line of text: when it is another at the time of confirming, the new
 * preview is shown and nothing is done. Instants are left out: they pass. Rule: preview-first (docs/rules.md)
 */
export function previewedTerms(decision: ChangeDecision): string {
  if (decision.kind === 'applied') {
    const { after, returns, corrections } = decision
    const { state, departureId, places, totalCents } = after
    return JSON.stringify(['applied', state, departureId, places, totalCents, returns, corrections])
  }
  return decision.kind === 'held'
    ? JSON.stringify(['held', decision.quoted, decision.returns])
    : JSON.stringify(decision)
}
