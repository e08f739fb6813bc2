/** Convert cents to euros, the unit of the API: 179, 89.5. Rule: euros-and-cents (docs/rules.md) */
export function centsToEuros(cents: number): number {
  return cents / 100
}

/**
 * Convert an amount in euros from the API to cents. With more than two decimals the result is NaN, which equals no
 * amount.
 */
export function eurosToCents(euros: number): number {
  const cents = Math.round(euros * 100)
  return Math.abs(cents - euros * 100) < 1e-6 ? cents : Number.NaN
}

/** The total that the visitor was shown, in cents. Requests contain it twice; the result is NaN if the two differ. */
export function shownTotalCents(amount: number, totalPrice: number | undefined): number {
  return totalPrice === undefined || totalPrice === amount ? eurosToCents(amount) : Number.NaN
}
