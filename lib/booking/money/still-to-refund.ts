import {
  toPaymentTotals,
  type Correction,
  type Ledger,
  remainingCents,
  type PaymentTotals,
  unrequestedCents,
} from '@/lib/booking/ledger'

/**
 * Calculate what is still to be refunded of a payment; every payment event uses this. Money that the guest received by
 * another route (dashboard, bank, staff) settles the requests in the given order. The requests never exceed what was
 * paid and neither refunded nor taken by the guest's bank.
 *
 * @param requests          the requested refunds, in cents, in the order of settlement
 * @param account           the totals of their payment; its `askedCents` is ignored
 * @param besidesCents      received just now by another route; `account` includes it already
 * @returns                 the same requests, each with what is still to be refunded; 0 for nothing
 *
 * Rule: refund-asked (docs/rules.md)
 */
export function stillToRefund<R extends { readonly cents: number }>(
  requests: readonly R[],
  account: PaymentTotals,
  besidesCents = 0,
): readonly (R & { readonly stillCents: number })[] {
  let settled = besidesCents
  let room = remainingCents({ ...account, askedCents: 0 })
  return requests.map((request) => {
    const owed = Math.max(0, request.cents - settled)
    settled = Math.max(0, settled - request.cents)
    const stillCents = Math.min(owed, room)
    room -= stillCents
    return { ...request, stillCents }
  })
}

/** The effect of a refund that did not arrive. Amounts in cents. */
export type Bounce = {
  /**
   * Amount that staff must refund by another route; 0 while a bank decides about the payment, or if it has taken it.
   */
  readonly askCents: number
  readonly corrections: readonly Correction[]
}

/**
 * Decide the effect of a bounced refund. Any amount that the guest's bank has taken of the same payment has already
 * reached the guest: it is not requested again, and its write-off is reversed.
 *
 * @param booking.ledger  including the row of the bounce
 *
 * Rule: refund-asked (docs/rules.md)
 * Rule: disputed-payment (docs/rules.md)
 */
export function decideBounce(
  { totalCents, ledger }: { readonly totalCents: number; readonly ledger: Ledger },
  { paymentId, cents }: { readonly paymentId: string; readonly cents: number },
): Bounce {
  if (ledger.disputed.includes(paymentId)) return { askCents: 0, corrections: [] }
  const askCents = Math.min(cents, remainingCents(toPaymentTotals(ledger, paymentId)))
  const coveredCents = Math.min(cents - askCents, unrequestedCents(totalCents, ledger) - askCents)
  return {
    askCents,
    corrections: coveredCents > 0 ? [{ cents: coveredCents, reason: 'dispute_lost' }] : [],
  }
}

/**
 * Calculate the amount of the credit note for a refund, in cents. An amount is credited only once, however it was
 * refunded in the end, and all credit notes together never exceed their receipt.
 *
 * @param cents                the amount refunded, or kept by a bank
 * @param notes.grossCents     total of the receipt, and of receipts for amounts won back on appeal
 * @param notes.wonBackCents   of the latter alone: the credit notes for these amounts remain valid
 * @param notes.creditedCents  total of the credit notes so far
 * @param account.lostCents    kept by banks for good
 * @param account.againCents   bounced and requested again: their credit notes remain valid
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
