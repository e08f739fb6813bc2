import { type Ledger } from '@/lib/booking/ledger'
import { listPaymentRemainders } from '@/lib/booking/money/list-payment-remainders'
import { paymentMethodTraits } from '@/lib/booking/money/money-methods'
import { type WriteOff, writeOff, type PricedBooking } from '@/lib/booking/money/write-off'

/** A planned refund of one payment. Each gets its own ledger row, idempotency key and credit note. */
export type PlannedRefund = {
  readonly paymentId: string
  readonly cents: number
  /** Who makes the refund. `provider`: Stripe, automatically. `hand`: staff, in coins, in cash or by bank transfer. */
  readonly by: 'provider' | 'hand'
  /**
   * Set if the money was paid for a change that is now dropped. Dropping the change requests this refund, so here it is
   * listed only for information.
   */
  readonly isOfDropped?: true
}

/** The sum of these refunds, in cents. */
export function totalRefundCents(returns: readonly Pick<PlannedRefund, 'cents'>[]): number {
  return returns.reduce((sum, { cents }) => sum + cents, 0)
}

/**
 * Split a refund over a booking's payments, newest first, up to what is left of each. Nothing is refunded from a
 * disputed payment: any amount still due waits for the bank's decision (see `unrequestedRefundCents`).
 *
 * @param cents  the amount to refund; anything beyond what is left is ignored
 *
 * Rule: refund-order (docs/rules.md)
 */
export function splitRefund(ledger: Ledger, cents: number): readonly PlannedRefund[] {
  const returns: PlannedRefund[] = []
  let still = cents
  for (const { paymentId, method, leftCents, isDisputed } of listPaymentRemainders(ledger)) {
    const part = isDisputed ? 0 : Math.min(leftCents, still)
    still -= part
    if (part > 0) returns.push({ paymentId, cents: part, by: paymentMethodTraits(method).by })
  }
  return returns
}

/**
 * List refunds of what was paid for an open change. They are made when the change is replaced or dropped, so every
 * refund total must include them.
 *
 * Rule: dropped-changes (docs/rules.md)
 */
export function listDroppedChangeRefunds({
  openChange,
}: {
  readonly openChange: { readonly arrived?: Ledger['asked'] } | null
}): readonly PlannedRefund[] {
  return (openChange?.arrived ?? []).map((part) => ({ ...part, by: 'hand', isOfDropped: true }))
}

/** The amount of a booking's money that can be refunded now, in cents. */
export function refundableCents(ledger: Ledger): number {
  return listPaymentRemainders(ledger)
    .filter(({ isDisputed }) => !isDisputed)
    .reduce((sum, { leftCents }) => sum + leftCents, 0)
}

export type CourtesyRefundDecision =
  | (WriteOff & { readonly kind: 'refunded'; readonly returns: readonly PlannedRefund[] })
  | { readonly kind: 'refused'; readonly reason: 'no_amount' }
  | { readonly kind: 'refused'; readonly reason: 'more_than_left'; readonly leftCents: number }

/**
 * Decide a courtesy refund. The booking does not change, so a correction balances the refund.
 *
 * @param cents  a positive whole number; anything else is refused as `no_amount`
 *
 * Rule: goodwill-refund (docs/rules.md)
 */
export function decideCourtesyRefund(
  booking: PricedBooking & { readonly ledger: Ledger },
  cents: number,
): CourtesyRefundDecision {
  if (!Number.isSafeInteger(cents) || cents <= 0) return { kind: 'refused', reason: 'no_amount' }
  const leftCents = refundableCents(booking.ledger)
  if (cents > leftCents) return { kind: 'refused', reason: 'more_than_left', leftCents }
  const returns = splitRefund(booking.ledger, cents)
  return { kind: 'refunded', returns, ...writeOff(booking, cents, 'goodwill') }
}

/** The effect of a refund made in Stripe's dashboard. */
export type DashboardRefund = WriteOff & {
  /** The part of the refund that we had requested or that was due, in cents; it is not refunded again. */
  readonly settlesCents: number
}

/**
 * Decide the effect of a refund made by hand in Stripe's dashboard. It first settles any refund due from the same
 * payment; the rest counts as a courtesy.
 *
 * @param refund.cents       the amount refunded
 * @param refund.askedCents  the amount that we have requested from this payment and Stripe has not accepted yet
 *
 * Rule: goodwill-refund (docs/rules.md)
 */
export function decideDashboardRefund(
  booking: PricedBooking,
  refund: { readonly cents: number; readonly askedCents: number },
): DashboardRefund {
  const settlesCents = Math.min(refund.cents, refund.askedCents)
  return { settlesCents, ...writeOff(booking, refund.cents - settlesCents, 'goodwill') }
}
