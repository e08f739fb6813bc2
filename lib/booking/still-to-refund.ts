import {
  accountOf,
  type Correction,
  type Ledger,
  leftOf,
  type PaymentAccount,
  unaskedCents,
} from '@/lib/booking/ledger'

/**
 * What of a payment is still to be refunded: the one place that every payment event asks. What its guest has had by
 * another way, from the dashboard, from a bank or from a person's hand, settles what was asked for, in the order given;
 * and in all never more is asked for than was paid and has neither gone back nor been taken by the guest's bank.
 *
 * @param requests          what is asked for, in cents, in the order in which it is settled
 * @param account           of their payment; what it says of `askedCents` is not looked at
 * @param besidesCents      what the guest has just had by another way, and `account` counts already
 * @returns                 the same requests, each with what is still to go back of it; 0: nothing
 *
 * Rule: refund-asked (docs/rules.md)
 */
export function stillToRefund<R extends { readonly cents: number }>(
  requests: readonly R[],
  account: PaymentAccount,
  besidesCents = 0,
): readonly (R & { readonly stillCents: number })[] {
  let settled = besidesCents
  let room = leftOf({ ...account, askedCents: 0 })
  return requests.map((request) => {
    const owed = Math.max(0, request.cents - settled)
    settled = Math.max(0, settled - request.cents)
    const stillCents = Math.min(owed, room)
    room -= stillCents
    return { ...request, stillCents }
  })
}

/** What follows from a refund that did not arrive. Amounts in cents. */
export type Bounce = {
  /** A person finds another way for so much of it; 0 while a bank decides about the payment, or where it has taken it. */
  readonly askCents: number
  readonly corrections: readonly Correction[]
}

/**
 * Decide what a refund that bounced leaves to be done. What the guest's bank has taken of the same payment has reached
 * the guest instead: it is not asked for again, and what was written off for it is ours after all.
 *
 * @param booking.ledger  with the row that says that it bounced
 *
 * Rule: refund-asked (docs/rules.md)
 * Rule: disputed-payment (docs/rules.md)
 */
export function decideBounce(
  { totalCents, ledger }: { readonly totalCents: number; readonly ledger: Ledger },
  { paymentId, cents }: { readonly paymentId: string; readonly cents: number },
): Bounce {
  if (ledger.disputed.includes(paymentId)) return { askCents: 0, corrections: [] }
  const askCents = Math.min(cents, leftOf(accountOf(ledger, paymentId)))
  const coveredCents = Math.min(cents - askCents, unaskedCents(totalCents, ledger) - askCents)
  return {
    askCents,
    corrections: coveredCents > 0 ? [{ cents: coveredCents, reason: 'dispute_lost' }] : [],
  }
}

/**
 * How much the credit note for money that has gone back is about, in cents. What a note was issued for before is not
 * noted twice, by whatever way the money left in the end, and all notes together are never more than their receipt.
 *
 * @param cents                what has gone back, or what a bank keeps
 * @param notes.grossCents     of the receipt, and of those for what was won back on appeal
 * @param notes.wonBackCents   of these alone: the notes over what they give back stand
 * @param notes.creditedCents  of the credit notes so far
 * @param account.lostCents    what banks have kept of the payment for good
 * @param account.againCents   refunds that bounced and are asked for again: their notes stand
 *
 * Rule: bounced-credit-note (docs/rules.md)
 */
export function creditNoteCents(
  cents: number,
  notes: { readonly grossCents: number; readonly wonBackCents: number; readonly creditedCents: number },
  account: Pick<PaymentAccount, 'refundedCents'> & {
    readonly lostCents: number
    readonly againCents: number
  },
): number {
  const { grossCents, wonBackCents, creditedCents } = notes
  const { refundedCents, lostCents, againCents } = account
  const goneCents = Math.min(grossCents, refundedCents + lostCents + againCents + wonBackCents)
  return Math.max(0, Math.min(cents, goneCents - creditedCents))
}
