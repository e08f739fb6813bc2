import { type MoneyMethod } from '@/lib/booking/money/money-methods'

/** Why a balance is corrected without moving money. A fixed list, so that no row contains personal text. */
export const CORRECTION_REASONS = [
  /** A refund although the party did not change: as a courtesy, or by hand in Stripe's dashboard. */
  'goodwill',
  /** A difference that we waived. */
  'waived',
  /** A difference too small for Stripe to charge. */
  'below_minimum',
  /** A reduced price had been partly waived: that part was never paid, so it is not refunded. */
  'never_paid',
  /** The part of a price reduction that had been refunded before. */
  'returned_before',
  /** The total was set to what was paid or kept, which closes earlier corrections. */
  'settled',
  'crypto_short',
  'crypto_over',
  /** The bank kept the disputed amount. */
  'dispute_lost',
  /**
   * A refund that did not arrive, so it is due again. The only correction that is about money, and that names its
   * payment.
   */
  'refund_bounced',
] as const

export type CorrectionReason = (typeof CORRECTION_REASONS)[number]

/** A correction made by a decision. `cents` is added to the balance due; negative reduces it. */
export type Correction = { readonly cents: number; readonly reason: CorrectionReason }

/**
 * One row of the ledger; rows never change. `cents` is above 0, except in a correction, where it is any amount but 0. A
 * refund or dispute names the payment it is taken from. Rule: ledger-sum (docs/rules.md)
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
   * Refunds that are decided but have no row yet: on their way at Stripe, or waiting for staff. They count as refunded.
   * Rule: refund-asked (docs/rules.md)
   */
  readonly asked: readonly { readonly paymentId: string; readonly cents: number }[]
  /** Payments under dispute at the guest's bank, not decided yet. */
  readonly disputed: readonly string[]
}

/**
 * The balance due from the guest, in cents; negative if we owe the guest. 0 once everything is settled and all
 * requested refunds are made.
 *
 * @param totalCents  the price of the places; for an ended booking, the amount we keep
 *
 * Rule: ledger-sum (docs/rules.md)
 */
export function dueCents(totalCents: number, movements: readonly MoneyMovement[]): number {
  return movements.reduce((due, movement) => due + addedToDue(movement), totalCents)
}

/** What we hold of the guest's money, in cents: paid, not refunded, no refund requested, and not in dispute. */
export function heldCents(ledger: Ledger): number {
  return listPayments(ledger).reduce((sum, { leftCents }) => sum + leftCents, 0)
}

/** Amount in open disputes, in cents: we may still win it back. */
export function inDisputeCents(ledger: Ledger): number {
  return listPayments(ledger).reduce((sum, payment) => sum + payment.withBankCents, 0)
}

/** The balance due once all requested refunds are made, in cents. */
export function dueAfterRefundsCents(totalCents: number, { movements, asked }: Ledger): number {
  return dueCents(totalCents, movements) + asked.reduce((sum, { cents }) => sum + cents, 0)
}

/** Refunds due that were not requested yet, in cents: mostly those waiting for a bank's decision. */
export function unrequestedCents(totalCents: number, ledger: Ledger): number {
  return Math.max(0, -dueAfterRefundsCents(totalCents, ledger))
}

/** Amount refunded to the guest, in cents, without refunds that bounced. */
export function returnedCents(movements: readonly MoneyMovement[]): number {
  const returned = movements.filter(
    (movement) =>
      movement.kind === 'refund' || (movement.kind === 'correction' && movement.reason === 'refund_bounced'),
  )
  return dueCents(0, returned)
}

/** Amount that guests' banks have taken and not returned, in cents, decided or not. */
export function takenByBankCents(movements: readonly MoneyMovement[]): number {
  return dueCents(
    0,
    movements.filter(({ kind }) => kind === 'dispute' || kind === 'dispute_won'),
  )
}

/** The sum of all price corrections, in cents, without refunds that bounced. */
export function correctedCents({ movements }: Ledger): number {
  return movements
    .filter((movement) => movement.kind === 'correction' && movement.reason !== 'refund_bounced')
    .reduce((sum, { cents }) => sum + cents, 0)
}

/** Reasons that waive an amount, or reverse that when the price goes down. */
const WAIVING_REASONS: readonly CorrectionReason[] = ['waived', 'below_minimum', 'crypto_short', 'never_paid']

/**
 * The amount waived and never paid, in cents: it is not refunded when the price goes down again. Earlier corrections do
 * not count once the total was set to what was paid.
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

/** The remainder of one payment. */
export type PaymentRemainder = {
  readonly paymentId: string
  readonly method: MoneyMethod
  readonly leftCents: number
  readonly isDisputed: boolean
  /** The part in an open dispute, in cents. */
  readonly withBankCents: number
}

/**
 * The amount refunded beyond what was paid, in cents: someone refunded at Stripe what staff had already returned, or a
 * bank kept a payment that had been refunded. It is lost.
 */
export function overRefundedCents(ledger: Ledger): number {
  return sumOver(ledger, (paymentId) => !ledger.disputed.includes(paymentId))
}

/**
 * The amount written off because banks kept it, in cents: ours again if an appeal is won. Any part that became the
 * guest's since, by a cancellation or a smaller party, no longer counts; a loss beyond the payment still does.
 */
export function lostCents({ movements }: Ledger): number {
  const lost = movements.filter(
    (movement) => movement.kind === 'correction' && movement.reason === 'dispute_lost',
  )
  return Math.max(0, -dueCents(0, lost))
}

/** The part of that loss that the price still covers, in cents; the rest went beyond the payments. */
export function missingCents(ledger: Ledger): number {
  const overByBank = overRefundedCents(ledger) - sumOver(ledger, () => false)
  return Math.max(0, lostCents(ledger) - overByBank)
}

function sumOver({ movements, asked }: Ledger, countsBank: (paymentId: string) => boolean): number {
  const ids = movements.flatMap(({ kind, paymentId }) => (kind === 'payment' && paymentId ? [paymentId] : []))
  return ids.reduce((sum, id) => {
    const { paidCents, refundedCents, takenCents } = toPaymentTotals({ movements, asked, disputed: [] }, id)
    return sum + Math.max(0, refundedCents + (countsBank(id) ? takenCents : 0) - paidCents)
  }, 0)
}

/** List the payments with their remainders, newest first. */
export function listPayments(ledger: Ledger): readonly PaymentRemainder[] {
  const payments = ledger.movements.filter((movement) => movement.kind === 'payment').toReversed()
  return payments.map(({ paymentId, method }) => {
    const account = toPaymentTotals(ledger, paymentId)
    const isDisputed = ledger.disputed.includes(paymentId)
    const inDisputeCents = isDisputed ? account.takenCents : 0
    return {
      paymentId,
      method,
      leftCents: remainingCents(account),
      isDisputed,
      withBankCents: inDisputeCents,
    }
  })
}

/** The totals of one payment, in cents. */
export type PaymentTotals = {
  readonly paidCents: number
  /** Refunded by any route, without refunds that bounced. */
  readonly refundedCents: number
  /** Taken by the guest's bank and not returned, decided or not. */
  readonly takenCents: number
  /** Refunds that are decided but not made yet. */
  readonly askedCents: number
}

/** Totals of one payment; all 0 if the ledger does not contain it. */
export function toPaymentTotals({ movements, asked }: Ledger, paymentId: string): PaymentTotals {
  const ofPayment = movements.filter((movement) => movement.paymentId === paymentId)
  const payment = ofPayment.find(({ kind }) => kind === 'payment')
  return {
    paidCents: payment?.cents ?? 0,
    refundedCents: returnedCents(ofPayment),
    takenCents: takenByBankCents(ofPayment),
    askedCents: askedCents(asked, paymentId),
  }
}

/** The part of a payment that is neither refunded nor requested, in cents. */
export function remainingCents({
  paidCents,
  refundedCents,
  takenCents,
  askedCents: ahead,
}: PaymentTotals): number {
  return Math.max(0, paidCents - refundedCents - takenCents - ahead)
}

/** Whether all of a payment is refunded or requested; an amount taken by a bank counts as neither. */
export function isReturned({ movements, asked }: Ledger, paymentId: string): boolean {
  const ofPayment = movements.filter((movement) => movement.paymentId === paymentId)
  const withoutBank = ofPayment.filter(({ kind }) => kind !== 'dispute' && kind !== 'dispute_won')
  return ofPayment.length > 0 && dueCents(askedCents(asked, paymentId), withoutBank) >= 0
}

function askedCents(asked: Ledger['asked'], paymentId: string): number {
  return asked.filter((refund) => refund.paymentId === paymentId).reduce((sum, { cents }) => sum + cents, 0)
}

function addedToDue({ kind, cents }: MoneyMovement): number {
  return kind === 'payment' || kind === 'dispute_won' ? -cents : cents
}
