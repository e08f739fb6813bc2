import { type MoneyMethod } from '@/lib/booking/money-methods'

/** Why a sum is put right without money moving. Words of a list: no row carries personal text. */
export const CORRECTION_REASONS = [
  /** Money went back although the party stays as it is: as a courtesy, or by hand in Stripe's dashboard. */
  'goodwill',
  /** A difference that we let be ours. */
  'waived',
  /** A difference too small for Stripe to charge. */
  'below_minimum',
  /** A price went down that we had let the guest off in part: so much of it was never paid, and does not go back. */
  'never_paid',
  /** The part of a price reduction that had been returned before. */
  'returned_before',
  /** A total was set to what is paid of it, or kept: earlier corrections end. */
  'settled',
  'crypto_short',
  'crypto_over',
  /** The bank kept what it took back. */
  'dispute_lost',
  /** A refund that did not arrive: it is owed again. The only one that is about money, and names its payment. */
  'refund_bounced',
] as const

export type CorrectionReason = (typeof CORRECTION_REASONS)[number]

/** A correction that a decision asks for. `cents` is what it adds to what the guest owes; below 0 it lets the guest off. */
export type Correction = { readonly cents: number; readonly reason: CorrectionReason }

/**
 * One row of the ledger; rows are never changed. Cents are above 0, and any but 0 in a correction. A refund or dispute
 * names the payment that it takes from. Rule: ledger-sum (docs/rules.md)
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

/** The money of a booking. */
export type Ledger = {
  /** Oldest first. */
  readonly movements: readonly MoneyMovement[]
  /**
   * Refunds that are decided and no row yet: on their way at Stripe, or a person's to make. They count as gone.
   * Rule: refund-asked (docs/rules.md)
   */
  readonly asked: readonly { readonly paymentId: string; readonly cents: number }[]
  /** Payments that the guest's bank has asked back and not decided on. */
  readonly disputed: readonly string[]
}

/**
 * What a booking is owed by its guest, in cents; below 0 it is what we owe the guest. 0 at rest, once what is asked for
 * has gone back.
 *
 * @param totalCents  the price of the places; of an ended booking what we keep
 *
 * Rule: ledger-sum (docs/rules.md)
 */
export function dueCents(totalCents: number, movements: readonly MoneyMovement[]): number {
  return movements.reduce((due, movement) => due + addedToDue(movement), totalCents)
}

/** What we hold of the guest's money, in cents: paid, and neither returned, nor asked for, nor with the guest's bank. */
export function heldCents(ledger: Ledger): number {
  return listPayments(ledger).reduce((sum, { leftCents }) => sum + leftCents, 0)
}

/** What guests' banks have taken back and not decided on, in cents: it may be ours again. */
export function withBankCents(ledger: Ledger): number {
  return listPayments(ledger).reduce((sum, payment) => sum + payment.withBankCents, 0)
}

/** The same once everything that is asked for has gone back, in cents. */
export function dueAfterRefundsCents(totalCents: number, { movements, asked }: Ledger): number {
  return dueCents(totalCents, movements) + asked.reduce((sum, { cents }) => sum + cents, 0)
}

/** What is owed to the guest and was not asked for yet, in cents: what waits for a bank's decision above all. */
export function unaskedCents(totalCents: number, ledger: Ledger): number {
  return Math.max(0, -dueAfterRefundsCents(totalCents, ledger))
}

/** What has gone back to the guest, in cents; what bounced has not. */
export function returnedCents(movements: readonly MoneyMovement[]): number {
  const returned = movements.filter(
    (movement) =>
      movement.kind === 'refund' || (movement.kind === 'correction' && movement.reason === 'refund_bounced'),
  )
  return dueCents(0, returned)
}

/** What guests' banks have taken and not given back, in cents, whether they have decided or not. */
export function takenByBankCents(movements: readonly MoneyMovement[]): number {
  return dueCents(
    0,
    movements.filter(({ kind }) => kind === 'dispute' || kind === 'dispute_won'),
  )
}

/** What all corrections of the price add up to, in cents; a refund that bounced is none of them. */
export function correctedCents({ movements }: Ledger): number {
  return movements
    .filter((movement) => movement.kind === 'correction' && movement.reason !== 'refund_bounced')
    .reduce((sum, { cents }) => sum + cents, 0)
}

/** Let off, and put back where the price went down again. */
const LET_OFF: readonly CorrectionReason[] = ['waived', 'below_minimum', 'crypto_short', 'never_paid']

/**
 * What the guest was let off and never paid, in cents: it stays ours when the price goes down again. Where the total was
 * set to what is paid, earlier corrections have ended.
 */
export function letOffCents({ movements }: Ledger): number {
  const settled = movements.findLastIndex(
    (movement) => movement.kind === 'correction' && movement.reason === 'settled',
  )
  const letOff = movements
    .slice(settled + 1)
    .filter((movement) => movement.kind === 'correction' && LET_OFF.includes(movement.reason))
    .reduce((sum, { cents }) => sum - cents, 0)
  return Math.max(0, letOff)
}

/** What is left of one payment. */
export type PaymentLeft = {
  readonly paymentId: string
  readonly method: MoneyMethod
  readonly leftCents: number
  readonly isDisputed: boolean
  /** What the guest's bank has taken of it and not decided on. */
  readonly withBankCents: number
}

/**
 * What went back of payments beyond what they were, in cents: somebody returned at Stripe what had gone back by hand
 * before, or a bank took for good what had been refunded. It is lost.
 */
export function overReturnedCents(ledger: Ledger): number {
  return sumOver(ledger, (paymentId) => !ledger.disputed.includes(paymentId))
}

/**
 * What was written off because banks have kept it, in cents: ours again where an appeal is won. What became the guest's
 * since, by a cancellation or a smaller party, is written off no longer; what was lost beyond a payment stays so.
 */
export function lostCents({ movements }: Ledger): number {
  const lost = movements.filter(
    (movement) => movement.kind === 'correction' && movement.reason === 'dispute_lost',
  )
  return Math.max(0, -dueCents(0, lost))
}

/** So much of it the price still asks for, in cents: the rest went beyond the payments. */
export function missingCents(ledger: Ledger): number {
  const overByBank = overReturnedCents(ledger) - sumOver(ledger, () => false)
  return Math.max(0, lostCents(ledger) - overByBank)
}

function sumOver({ movements, asked }: Ledger, countsBank: (paymentId: string) => boolean): number {
  const ids = movements.flatMap(({ kind, paymentId }) => (kind === 'payment' && paymentId ? [paymentId] : []))
  return ids.reduce((sum, id) => {
    const { paidCents, refundedCents, takenCents } = accountOf({ movements, asked, disputed: [] }, id)
    return sum + Math.max(0, refundedCents + (countsBank(id) ? takenCents : 0) - paidCents)
  }, 0)
}

/** Every payment with what is left of it, newest first. */
export function listPayments(ledger: Ledger): readonly PaymentLeft[] {
  const payments = ledger.movements.filter((movement) => movement.kind === 'payment').toReversed()
  return payments.map(({ paymentId, method }) => {
    const account = accountOf(ledger, paymentId)
    const isDisputed = ledger.disputed.includes(paymentId)
    const withBankCents = isDisputed ? account.takenCents : 0
    return { paymentId, method, leftCents: leftOf(account), isDisputed, withBankCents }
  })
}

/** What became of one payment, in cents. */
export type PaymentAccount = {
  readonly paidCents: number
  /** What went back, by whatever way; what bounced did not. */
  readonly refundedCents: number
  /** What the guest's bank has taken and not given back, whether it has decided or not. */
  readonly takenCents: number
  /** Decided to go back, and not gone yet. */
  readonly askedCents: number
}

/** The account of one payment; all 0 where it is none of the ledger's. */
export function accountOf({ movements, asked }: Ledger, paymentId: string): PaymentAccount {
  const ofPayment = movements.filter((movement) => movement.paymentId === paymentId)
  const payment = ofPayment.find(({ kind }) => kind === 'payment')
  return {
    paidCents: payment?.cents ?? 0,
    refundedCents: returnedCents(ofPayment),
    takenCents: takenByBankCents(ofPayment),
    askedCents: askedCents(asked, paymentId),
  }
}

/** What of a payment nobody has had back and nothing asks for, in cents. */
export function leftOf({ paidCents, refundedCents, takenCents, askedCents: ahead }: PaymentAccount): number {
  return Math.max(0, paidCents - refundedCents - takenCents - ahead)
}

/** Whether all of a payment has gone back or is asked for; what a bank has taken is neither. */
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
