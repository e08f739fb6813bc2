import { MS_PER_HOUR } from '@/lib/calendar/duration'

/* When a cryptocurrency payment is due. Rule: crypto-due (docs/rules.md) */

/** The longest that an unpaid cryptocurrency booking holds its seats. */
export const CRYPTO_PAYMENT_HOURS = 48

/**
 * Payment in cryptocurrency is due at least this many hours before the start, so that unpaid seats can still be sold.
 */
export const CRYPTO_DUE_HOURS_BEFORE_START = 6

/**
 * The operator is reminded to send the payment details this long after the booking was made, and again this long before
 * payment is due.
 */
export const CRYPTO_DETAILS_REMINDER_HOURS = 12

/** Hours before the start at which cryptocurrency is no longer offered. */
export const CRYPTO_CUTOFF_HOURS = 24

/** Whether a departure can still be booked with cryptocurrency. */
export function isCryptoAvailable(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() > CRYPTO_CUTOFF_HOURS * MS_PER_HOUR
}

/** When a cryptocurrency payment is due for a booking made now; its seats are held until then. */
export function cryptoDueAt(startsAt: Date, now: Date): Date {
  const withDeadline = now.getTime() + CRYPTO_PAYMENT_HOURS * MS_PER_HOUR
  const beforeStart = startsAt.getTime() - CRYPTO_DUE_HOURS_BEFORE_START * MS_PER_HOUR
  return new Date(Math.min(withDeadline, beforeStart))
}
