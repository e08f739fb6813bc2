import { type Ledger, listPayments } from '@/lib/booking/ledger'
import { methodOf } from '@/lib/booking/money-methods'
import { type WriteOff, writeOff, type PricedBooking } from '@/lib/booking/write-off'

/** Money that goes back of one payment: a row, a key and a document of its own. */
export type MoneyReturn = {
  readonly paymentId: string
  readonly cents: number
  /** `provider`: to the card or account, by itself. `hand`: coins, cash or a transfer, which a person sends. */
  readonly by: 'provider' | 'hand'
  /** It had come for a change that is dropped, and is asked for with that: here it is only told. */
  readonly isOfDropped?: true
}

/** How much goes back in all, in cents. */
export function returnsCents(returns: readonly Pick<MoneyReturn, 'cents'>[]): number {
  return returns.reduce((sum, { cents }) => sum + cents, 0)
}

/**
 * Spread a refund over the payments of a booking: the newest first, each up to what is left of it. A payment that the
 * guest's bank has asked back gives nothing: what is still owed then waits for the bank (`unaskedCents`).
 *
 * @param cents  what is to go back; more than is left goes back as far as it is left
 *
 * Rule: refund-order (docs/rules.md)
 */
export function splitRefund(ledger: Ledger, cents: number): readonly MoneyReturn[] {
  const returns: MoneyReturn[] = []
  let still = cents
  for (const { paymentId, method, leftCents, isDisputed } of listPayments(ledger)) {
    const part = isDisputed ? 0 : Math.min(leftCents, still)
    still -= part
    if (part > 0) returns.push({ paymentId, cents: part, by: methodOf(method).by })
  }
  return returns
}

/**
 * What was paid towards an open change. It is refunded when the change is replaced or ended, so every figure of a refund
 * includes it.
 *
 * Rule: dropped-changes (docs/rules.md)
 */
export function returnsOfDropped({
  openChange,
}: {
  readonly openChange: { readonly arrived?: Ledger['asked'] } | null
}): readonly MoneyReturn[] {
  return (openChange?.arrived ?? []).map((part) => ({ ...part, by: 'hand', isOfDropped: true }))
}

/** What can be returned now, in cents. */
export function refundableCents(ledger: Ledger): number {
  return listPayments(ledger)
    .filter(({ isDisputed }) => !isDisputed)
    .reduce((sum, { leftCents }) => sum + leftCents, 0)
}

export type RefundDecision =
  | (WriteOff & { readonly kind: 'refunded'; readonly returns: readonly MoneyReturn[] })
  | { readonly kind: 'refused'; readonly reason: 'no_amount' }
  | { readonly kind: 'refused'; readonly reason: 'more_than_left'; readonly leftCents: number }

/**
 * Decide a refund as a courtesy: the party stays as it is, so the sum is put right beside it.
 *
 * @param cents  above 0, whole cents; what is no such number is refused as `no_amount`
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
  /** So much of it is what we had asked for, or owed, ourselves, in cents: it is not paid twice. */
  readonly settlesCents: number
}

/**
 * Decide what money means that somebody returned by hand, in Stripe's dashboard. What of the same payment was due to go
 * back is settled by it; the rest is a courtesy.
 *
 * @param refund.cents       what went back
 * @param refund.askedCents  what is asked for of that payment, and not accepted by Stripe yet
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
