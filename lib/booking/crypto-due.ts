/* When a cryptocurrency payment is due. Rule: crypto-due (docs/rules.md) */

/** The longest a cryptocurrency booking keeps its seats. */
export const CRYPTO_PAYMENT_HOURS = 48

/** Hours before the start by which it is due at the latest, so that unpaid seats can still be sold. */
export const CRYPTO_DUE_HOURS_BEFORE = 6

/** Hours before the start at which cryptocurrency is no longer offered. */
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
