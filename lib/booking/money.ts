// Kept, as to make one takes far longer than to use it.
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `179 €`, `1,074 €`, `89.50 €`: an amount in cents as the site and its e-mails write it. Rule: money-style (docs/rules.md) */
export function formatEuros(cents: number): string {
  const format = cents % 100 === 0 ? whole : exact
  return `${format.format(cents / 100)} €`
}

/** `90,000 €`, `0.9312 €`: a rate, a decimal number as text, with all the decimals that it has. */
export function formatRate(euros: string): string {
  const [units = '', decimals] = euros.split('.')
  return `${BigInt(units).toLocaleString('en-GB')}${decimals ? `.${decimals}` : ''} €`
}

/** The API uses euros: 179, 89.5. Rule: euros-and-cents (docs/rules.md) */
export function eurosFromCents(cents: number): number {
  return cents / 100
}

/** Converts an amount in euros from the API to cents; NaN for more than two decimals, so that it equals no amount. */
export function centsFromEuros(euros: number): number {
  const cents = Math.round(euros * 100)
  return Math.abs(cents - euros * 100) < 1e-6 ? cents : Number.NaN
}

/** The total that the visitor was shown, in cents. The API carries it twice; NaN when the two disagree. */
export function offeredCents(amount: number, totalPrice: number | undefined): number {
  return totalPrice === undefined || totalPrice === amount ? centsFromEuros(amount) : Number.NaN
}
