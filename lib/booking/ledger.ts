import { type MoneyMethod } from '@/lib/booking/money/money-methods'

/**
 * Reasons for correcting a balance without moving money. A fixed list, so that no ledger row contains personal data.
 */
export const CORRECTION_REASONS = [
  /** Balances a refund without a change to the booking: a courtesy, or one made by hand in Stripe's dashboard. */
  'goodwill',
  /** An extra cost that we waived. */
  'waived',
  /** An extra cost too small for Stripe to charge. */
  'below_minimum',
  /** The part of a price reduction that we had waived: it was never paid, so it is not refunded. */
  'never_paid',
  /** The part of a price reduction that we had already refunded. */
  'returned_before',
  /** Cancels out all earlier corrections, because the total was set to what was paid or to what we keep. */
  'settled',
  'crypto_short',
  'crypto_over',
  /** Written off because the guest's bank kept the disputed amount. */
  'dispute_lost',
  /**
   * A refund bounced, so its amount is due again. This is the only correction that concerns real money, and the only
   * one with a payment id.
   */
  'refund_bounced',
] as const

export type CorrectionReason = (typeof CORRECTION_REASONS)[number]

/** A correction of the balance. `cents` is added to the balance due; a negative amount reduces it. */
export type Correction = { readonly cents: number; readonly reason: CorrectionReason }

/**
 * One row of the ledger; rows never change. `cents` is positive, except in a correction, where it is any amount but 0.
 * A refund or dispute has the id of the payment it was taken from. Rule: ledger-sum (docs/rules.md)
 */
export type MoneyMovement =
  | {
      readonly kind: 'payment'
      readonly paymentId: string
      readonly method: MoneyMethod
      readonly cents: number
    }
  | {
      readonly kind: 'refund' | 'dispute' | 'dispute_won'
      readonly paymentId: string
      readonly cents: number
    }
  | (Correction & { readonly kind: 'correction'; readonly paymentId: string | null })

/** The payments, refunds and disputes of a booking. */
export type Ledger = {
  /** The ledger rows, oldest first. */
  readonly movements: readonly MoneyMovement[]
  /**
   * Requested refunds that neither Stripe nor staff have made yet, so they have no ledger row. They count as refunded.
   * Rule: refund-asked (docs/rules.md)
   */
  readonly asked: readonly { readonly paymentId: string; readonly cents: number }[]
  /** Ids of payments in an open dispute with the guest's bank. */
  readonly disputed: readonly string[]
}

/**
 * The balance due from the guest, in cents; negative if we owe the guest. It is 0 once everything is settled and all
 * requested refunds have been made.
 *
 * @param totalCents  the price of the places; for an ended booking, the amount we keep
 *
 * Rule: ledger-sum (docs/rules.md)
 */
export function dueCents(totalCents: number, movements: readonly MoneyMovement[]): number {
  return movements.reduce((due, movement) => due + addedToDue(movement), totalCents)
}

/** The balance due once all requested refunds have been made, in cents. */
export function dueAfterRefundsCents(totalCents: number, { movements, asked }: Ledger): number {
  return dueCents(totalCents, movements) + asked.reduce((sum, { cents }) => sum + cents, 0)
}

/**
 * The amount due to the guest for which no refund has been requested yet, in cents. Usually it is waiting for a bank to
 * decide a dispute.
 */
export function unrequestedRefundCents(totalCents: number, ledger: Ledger): number {
  return Math.max(0, -dueAfterRefundsCents(totalCents, ledger))
}

/** Add up the payments in these rows, in cents, refunded or not. */
export function paidCents(movements: readonly MoneyMovement[]): number {
  return -dueCents(
    0,
    movements.filter(({ kind }) => kind === 'payment'),
  )
}

/** Add up the refunds in these rows, in cents, leaving out any that bounced. */
export function sumRefundedCents(movements: readonly MoneyMovement[]): number {
  const returned = movements.filter(
    (movement) =>
      movement.kind === 'refund' || (movement.kind === 'correction' && movement.reason === 'refund_bounced'),
  )
  return dueCents(0, returned)
}

/** Add up what guests' banks have taken in disputes and not returned, in cents, whether or not they have decided. */
export function chargebackCents(movements: readonly MoneyMovement[]): number {
  return dueCents(
    0,
    movements.filter(({ kind }) => kind === 'dispute' || kind === 'dispute_won'),
  )
}

/** Add up the corrections, in cents, leaving out bounced refunds. */
export function correctionsCents({ movements }: Ledger): number {
  return movements
    .filter((movement) => movement.kind === 'correction' && movement.reason !== 'refund_bounced')
    .reduce((sum, { cents }) => sum + cents, 0)
}

/** Reasons for corrections that waive an amount, or reverse a waiver when the price goes down. */
const WAIVING_REASONS: readonly CorrectionReason[] = ['waived', 'below_minimum', 'crypto_short', 'never_paid']

/**
 * How much we have waived, in cents. The guest never paid it, so it is not refunded if the price goes down again.
 * Counts from the last correction that set the total to what was paid.
 */
export function waivedCents({ movements }: Ledger): number {
  const settled = movements.findLastIndex(
    (movement) => movement.kind === 'correction' && movement.reason === 'settled',
  )
  const letOff = movements
    .slice(settled + 1)
    .filter((movement) => movement.kind === 'correction' && WAIVING_REASONS.includes(movement.reason))
    .reduce((sum, { cents }) => sum - cents, 0)
  return Math.max(0, letOff)
}

function addedToDue({ kind, cents }: MoneyMovement): number {
  return kind === 'payment' || kind === 'dispute_won' ? -cents : cents
}
