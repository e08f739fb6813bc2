/* When a cryptocurrency payment is due. Rule: crypto-due (docs/rules.md) */

/** How long a cryptocurrency booking keeps its seats at the most. */
export const CRYPTO_PAYMENT_HOURS = 48

/** So long before the start it is due at the latest: what is not paid by then can still be sold. */
export const CRYPTO_DUE_HOURS_BEFORE = 6

/** So long before the start cryptocurrency is offered no more. */
export const CRYPTO_CLOSES_HOURS_BEFORE = 24

const HOUR_MS = 3_600_000

/** Whether a departure can still be booked with payment by cryptocurrency. */
export function isCryptoOpen(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() > CRYPTO_CLOSES_HOURS_BEFORE * HOUR_MS
}

/** When the payment of a booking that is made now is due; its seats are kept until then. */
export function cryptoDueAt(startsAt: Date, now: Date): Date {
  const withDeadline = now.getTime() + CRYPTO_PAYMENT_HOURS * HOUR_MS
  const beforeStart = startsAt.getTime() - CRYPTO_DUE_HOURS_BEFORE * HOUR_MS
  return new Date(Math.min(withDeadline, beforeStart))
}
