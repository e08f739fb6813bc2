import { type Correction, type Ledger, unrequestedRefundCents } from '@/lib/booking/ledger'
import {
  toPaymentTotals,
  remainingPaymentCents,
  type PaymentTotals,
} from '@/lib/booking/money/list-payment-remainders'

/**
 * Calculate how much of each requested refund of a payment is still to be made. Money that reached the guest in another
 * way (Stripe's dashboard, the bank, staff) settles the requests in the order given. The result never exceeds what was
 * paid less what was refunded or taken by the guest's bank.
 *
 * @param requests          the requested refunds in cents, in the order in which to settle them
 * @param account           the payment's totals; `askedCents` is ignored
 * @param besidesCents      amount the guest has just received in another way; already included in `account`
 * @returns                 the same requests, each with the amount still to be refunded, which may be 0
 *
 * Rule: refund-asked (docs/rules.md)
 */
export function outstandingRefunds<R extends { readonly cents: number }>(
  requests: readonly R[],
  account: PaymentTotals,
  besidesCents = 0,
): readonly (R & { readonly stillCents: number })[] {
  let settled = besidesCents
  let room = remainingPaymentCents({ ...account, askedCents: 0 })
  return requests.map((request) => {
    const owed = Math.max(0, request.cents - settled)
    settled = Math.max(0, settled - request.cents)
    const stillCents = Math.min(owed, room)
    room -= stillCents
    return { ...request, stillCents }
  })
}

/** The effect of a refund that did not arrive. Amounts in cents. */
export type RefundBounceEffect = {
  /** Amount that staff must refund in another way; 0 while the payment is in dispute, or if the bank has taken it. */
  readonly askCents: number
  readonly corrections: readonly Correction[]
}

/**
 * Decide the effect of a bounced refund. Any part of the payment that the guest's bank has taken has already reached
 * the guest, so it is not refunded again, and its write-off is reversed.
 *
 * @param booking.ledger  the ledger, including the bounce
 *
 * Rule: refund-asked (docs/rules.md)
 * Rule: disputed-payment (docs/rules.md)
 */
export function decideRefundBounce(
  { totalCents, ledger }: { readonly totalCents: number; readonly ledger: Ledger },
  { paymentId, cents }: { readonly paymentId: string; readonly cents: number },
): RefundBounceEffect {
  if (ledger.disputed.includes(paymentId)) return { askCents: 0, corrections: [] }
  const askCents = Math.min(cents, remainingPaymentCents(toPaymentTotals(ledger, paymentId)))
  const coveredCents = Math.min(cents - askCents, unrequestedRefundCents(totalCents, ledger) - askCents)
  return {
    askCents,
    corrections: coveredCents > 0 ? [{ cents: coveredCents, reason: 'dispute_lost' }] : [],
  }
}

/**
 * Calculate the amount of the credit note for a refund, in cents. An amount is credited only once, however it was
 * refunded in the end, and all credit notes together never exceed their receipt.
 *
 * @param cents                the amount of this refund, or the amount kept by a bank
 * @param notes.grossCents     total of the payment's receipt and of receipts for amounts won back on appeal
 * @param notes.wonBackCents   total of the receipts for amounts won back; the credit notes for these amounts remain
 *                             valid
 * @param notes.creditedCents  total of the credit notes so far
 * @param account.lostCents    amount that banks have kept for good
 * @param account.againCents   amount of refunds that bounced and were requested again; their credit notes remain valid
 *
 * Rule: bounced-credit-note (docs/rules.md)
 */
export function creditNoteCents(
  cents: number,
  notes: { readonly grossCents: number; readonly wonBackCents: number; readonly creditedCents: number },
  account: Pick<PaymentTotals, 'refundedCents'> & {
    readonly lostCents: number
    readonly againCents: number
  },
): number {
  const { grossCents, wonBackCents, creditedCents } = notes
  const { refundedCents, lostCents, againCents } = account
  const goneCents = Math.min(grossCents, refundedCents + lostCents + againCents + wonBackCents)
  return Math.max(0, Math.min(cents, goneCents - creditedCents))
}
