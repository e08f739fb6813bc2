import { type PlannedRefund, totalRefundCents } from '@/lib/booking/money/refund'

/** The effect of a change. Amounts in cents. */
export type ChangeEffect = {
  /** The number of guests whom the change affects. */
  readonly guests: number
  /** Amount refunded automatically to cards. */
  readonly refundCents?: number
  /** Amount that staff must refund by hand. */
  readonly byHandCents?: number
  /** Number of e-mails to guests that the change sends. */
  readonly emails: number
  /** Number of further e-mails, each with the credit note for a card refund, once that is made. */
  readonly creditNotes?: number
}

/** The total refunded automatically, and the total that staff must refund by hand. */
export function sumRefundEffects(
  returns: readonly PlannedRefund[],
): Required<Pick<ChangeEffect, 'refundCents' | 'byHandCents'>> {
  const sum = (wanted: PlannedRefund['by']) => totalRefundCents(returns.filter(({ by }) => by === wanted))
  return { refundCents: sum('provider'), byHandCents: sum('hand') }
}

/** Add up the guests in these parties, and their refunds. */
export function sumPartyEffects(
  parties: readonly {
    readonly booking: { readonly seats: number }
    readonly returns?: readonly PlannedRefund[]
  }[],
): Omit<ChangeEffect, 'emails'> {
  return {
    guests: parties.reduce((count, { booking }) => count + booking.seats, 0),
    ...sumRefundEffects(parties.flatMap(({ returns = [] }) => returns)),
  }
}
