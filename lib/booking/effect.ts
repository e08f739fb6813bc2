import { type MoneyReturn, returnsCents } from '@/lib/booking/refund'

/** What a change comes to. Amounts in cents. */
export type Effect = {
  /** How many guests it is about. */
  readonly guests: number
  /** Goes back to cards by itself. */
  readonly refundCents?: number
  /** Is for the operator to return. */
  readonly byHandCents?: number
  /** E-mails to guests. */
  readonly emails: number
}

/** Whether anybody but the operator notices. */
export function hasEffect({ guests, refundCents = 0, byHandCents = 0, emails }: Effect): boolean {
  return [guests, refundCents, byHandCents, emails].some((count) => count > 0)
}

/** What goes back by itself, and what by the operator's hand. */
export function returnsEffect(
  returns: readonly MoneyReturn[],
): Required<Pick<Effect, 'refundCents' | 'byHandCents'>> {
  const sum = (wanted: MoneyReturn['by']) => returnsCents(returns.filter(({ by }) => by === wanted))
  return { refundCents: sum('provider'), byHandCents: sum('hand') }
}

/** How many guests some parties have, and what goes back to them. */
export function partiesEffect(
  parties: readonly {
    readonly booking: { readonly seats: number }
    readonly returns?: readonly MoneyReturn[]
  }[],
): Omit<Effect, 'emails'> {
  return {
    guests: parties.reduce((count, { booking }) => count + booking.seats, 0),
    ...returnsEffect(parties.flatMap(({ returns = [] }) => returns)),
  }
}
