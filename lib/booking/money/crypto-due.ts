import { MS_PER_HOUR } from '@/lib/calendar/duration'

/* When a cryptocurrency payment is due. Rule: crypto-due (docs/rules.md) */

/** How long a cryptocurrency booking holds its seats at most. */
export const CRYPTO_PAYMENT_HOURS = 48

/** It is due at least this many hours before the start, so that unpaid seats can still be sold. */
export const CRYPTO_DUE_HOURS_BEFORE = 6

/**
 * The operator is reminded that a guest awaits payment details this long after booking, and this long before the
 * deadline.
 */
export const DETAILS_REMINDER_HOURS = 12

/** Hours before the start at which cryptocurrency is no longer offered. */
export const CRYPTO_CLOSES_HOURS_BEFORE = 24

/** Whether a departure can still be booked with cryptocurrency. */
export function isCryptoOpen(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() > CRYPTO_CLOSES_HOURS_BEFORE * MS_PER_HOUR
}

/** When the payment of a booking made now is due; its seats are held until then. */
export function cryptoDueAt(startsAt: Date, now: Date): Date {
  const withDeadline = now.getTime() + CRYPTO_PAYMENT_HOURS * MS_PER_HOUR
  const beforeStart = startsAt.getTime() - CRYPTO_DUE_HOURS_BEFORE * MS_PER_HOUR
  return new Date(Math.min(withDeadline, beforeStart))
}
