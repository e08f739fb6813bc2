import { chargebackCents, dueCents, type Ledger, sumRefundedCents } from '@/lib/booking/ledger'
import { type MoneyMethod } from '@/lib/booking/money/money-methods'

/** What is left of one payment after refunds and disputes. */
export type PaymentRemainder = {
  readonly paymentId: string
  readonly method: MoneyMethod
  readonly leftCents: number
  readonly isDisputed: boolean
  /** The part of the payment that is in an open dispute, in cents. */
  readonly withBankCents: number
}

/** List the payments and what is left of each, newest first. */
export function listPaymentRemainders(ledger: Ledger): readonly PaymentRemainder[] {
  const payments = ledger.movements.filter((movement) => movement.kind === 'payment').toReversed()
  return payments.map(({ paymentId, method }) => {
    const account = toPaymentTotals(ledger, paymentId)
    const isDisputed = ledger.disputed.includes(paymentId)
    const withBankCents = isDisputed ? account.takenCents : 0
    return { paymentId, method, leftCents: remainingPaymentCents(account), isDisputed, withBankCents }
  })
}

/**
 * How much of the guest's money we have, in cents: payments less refunds, requested refunds and amounts taken in
 * disputes.
 */
export function moneyHeldCents(ledger: Ledger): number {
  return listPaymentRemainders(ledger).reduce((sum, { leftCents }) => sum + leftCents, 0)
}

/** The amount in open disputes, in cents, which we may still win back. */
export function openDisputeCents(ledger: Ledger): number {
  return listPaymentRemainders(ledger).reduce((sum, payment) => sum + payment.withBankCents, 0)
}

/** The totals of one payment, in cents. */
export type PaymentTotals = {
  readonly paidCents: number
  /** Amount of the payment refunded in any way, not counting refunds that bounced. */
  readonly refundedCents: number
  /** Amount taken by the guest's bank in a dispute and not returned, decided or not. */
  readonly takenCents: number
  /** Amount of requested refunds that have not been made yet. */
  readonly askedCents: number
}

/** Compute a payment's totals; all are 0 if the ledger does not contain the payment. */
export function toPaymentTotals({ movements, asked }: Ledger, paymentId: string): PaymentTotals {
  const ofPayment = movements.filter((movement) => movement.paymentId === paymentId)
  const payment = ofPayment.find(({ kind }) => kind === 'payment')
  return {
    paidCents: payment?.cents ?? 0,
    refundedCents: sumRefundedCents(ofPayment),
    takenCents: chargebackCents(ofPayment),
    askedCents: askedCents(asked, paymentId),
  }
}

/** The part of a payment that is still ours, in cents: not refunded, not about to be, and not taken by a bank. */
export function remainingPaymentCents({
  paidCents,
  refundedCents,
  takenCents,
  askedCents: ahead,
}: PaymentTotals): number {
  return Math.max(0, paidCents - refundedCents - takenCents - ahead)
}

/** Whether a payment has been refunded in full, counting requested refunds but not amounts taken by a bank. */
export function isFullyRefunded({ movements, asked }: Ledger, paymentId: string): boolean {
  const ofPayment = movements.filter((movement) => movement.paymentId === paymentId)
  const withoutBank = ofPayment.filter(({ kind }) => kind !== 'dispute' && kind !== 'dispute_won')
  return ofPayment.length > 0 && dueCents(askedCents(asked, paymentId), withoutBank) >= 0
}

function askedCents(asked: Ledger['asked'], paymentId: string): number {
  return asked.filter((refund) => refund.paymentId === paymentId).reduce((sum, { cents }) => sum + cents, 0)
}
