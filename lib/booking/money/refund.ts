import { type Ledger, listPayments } from '@/lib/booking/ledger'
import { methodTraits } from '@/lib/booking/money/money-methods'
import { type WriteOff, writeOff, type PricedBooking } from '@/lib/booking/money/write-off'

/** A refund of one payment, with its own row, key and document. */
export type PlannedRefund = {
  readonly paymentId: string
  readonly cents: number
  /** `provider`: to the card or account, automatically. `hand`: coins, cash or a transfer, sent by staff. */
  readonly by: 'provider' | 'hand'
  /** It was paid for a dropped change and is requested along with dropping it: here it is only reported. */
  readonly isOfDropped?: true
}

/** The total of these refunds, in cents. */
export function totalRefundCents(returns: readonly Pick<PlannedRefund, 'cents'>[]): number {
  return returns.reduce((sum, { cents }) => sum + cents, 0)
}

/**
 * Spread a refund over the payments of a booking, newest first, each up to its remainder. A disputed payment gives
 * nothing: what is still due waits for the bank (`unrequestedCents`).
 *
 * @param cents  the amount to refund; capped at what is left
 *
 * Rule: refund-order (docs/rules.md)
 */
export function splitRefund(ledger: Ledger, cents: number): readonly PlannedRefund[] {
  const returns: PlannedRefund[] = []
  let still = cents
  for (const { paymentId, method, leftCents, isDisputed } of listPayments(ledger)) {
    const part = isDisputed ? 0 : Math.min(leftCents, still)
    still -= part
    if (part > 0) returns.push({ paymentId, cents: part, by: methodTraits(method).by })
  }
  return returns
}

/**
 * List what was paid towards an open change. It is refunded when the change is replaced or ended, so every refund total
 * includes it.
 *
 * Rule: dropped-changes (docs/rules.md)
 */
export function droppedChangeRefunds({
  openChange,
}: {
  readonly openChange: { readonly arrived?: Ledger['asked'] } | null
}): readonly PlannedRefund[] {
  return (openChange?.arrived ?? []).map((part) => ({ ...part, by: 'hand', isOfDropped: true }))
}

/** The amount that can be refunded now, in cents. */
export function refundableCents(ledger: Ledger): number {
  return listPayments(ledger)
    .filter(({ isDisputed }) => !isDisputed)
    .reduce((sum, { leftCents }) => sum + leftCents, 0)
}

export type RefundDecision =
  | (WriteOff & { readonly kind: 'refunded'; readonly returns: readonly PlannedRefund[] })
  | { readonly kind: 'refused'; readonly reason: 'no_amount' }
  | { readonly kind: 'refused'; readonly reason: 'more_than_left'; readonly leftCents: number }

/**
 * Decide a courtesy refund: the party does not change, so a correction balances it.
 *
 * @param cents  whole cents above 0; anything else is refused as `no_amount`
 *
 * Rule: goodwill-refund (docs/rules.md)
 */
export function decideRefund(
  booking: PricedBooking & { readonly ledger: Ledger },
  cents: number,
): RefundDecision {
  if (!Number.isSafeInteger(cents) || cents <= 0) return { kind: 'refused', reason: 'no_amount' }
  const leftCents = refundableCents(booking.ledger)
  if (cents > leftCents) return { kind: 'refused', reason: 'more_than_left', leftCents }
  const returns = splitRefund(booking.ledger, cents)
  return { kind: 'refunded', returns, ...writeOff(booking, cents, 'goodwill') }
}

/** What a refund that was made in Stripe's dashboard means. */
export type OutsideRefund = WriteOff & {
  /** The part of it, in cents, that we had requested or that was due anyway; it is not refunded again. */
  readonly settlesCents: number
}

/**
 * Decide the effect of a refund made by hand in Stripe's dashboard. It settles any refund due of the same payment
 * first; the rest is a courtesy.
 *
 * @param refund.cents       the amount refunded
 * @param refund.askedCents  requested of that payment, and not accepted by Stripe yet
 *
 * Rule: goodwill-refund (docs/rules.md)
 */
export function decideOutsideRefund(
  booking: PricedBooking,
  refund: { readonly cents: number; readonly askedCents: number },
): OutsideRefund {
  const settlesCents = Math.min(refund.cents, refund.askedCents)
  return { settlesCents, ...writeOff(booking, refund.cents - settlesCents, 'goodwill') }
}
