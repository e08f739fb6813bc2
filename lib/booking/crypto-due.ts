import { MS_PER_HOUR } from '@/lib/calendar/duration'

/* When a cryptocurrency payment is due. Rule: crypto-due (docs/rules.md) */

/** The longest a cryptocurrency booking keeps its seats. */
export const CRYPTO_PAYMENT_HOURS = 48

/** Hours before the start by which it is due at the latest, so that unpaid seats can still be sold. */
export const CRYPTO_DUE_HOURS_BEFORE = 6

/** So long after booking, and so long before it is too late, the operator hears that a guest waits for payment details. */
export const DETAILS_REMINDER_HOURS = 12

/** Hours before the start at which cryptocurrency is no longer offered. */
export const CRYPTO_CLOSES_HOURS_BEFORE = 24

/** Whether a departure can still be booked with payment by cryptocurrency. */
export function isCryptoOpen(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() > CRYPTO_CLOSES_HOURS_BEFORE * MS_PER_HOUR
}

/** When the payment of a booking that is made now is due; its seats are kept until then. */
export function cryptoDueAt(startsAt: Date, now: Date): Date {
  const withDeadline = now.getTime() + CRYPTO_PAYMENT_HOURS * MS_PER_HOUR
  const beforeStart = startsAt.getTime() - CRYPTO_DUE_HOURS_BEFORE * MS_PER_HOUR
  return new Date(Math.min(withDeadline, beforeStart))
}
