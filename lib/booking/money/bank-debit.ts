import { MINUTES_PER_DAY, minutesAfter } from '@/lib/calendar/duration'

/** A bank debit may take two weeks to arrive; its seats are held that long. Rule: debit-under-way (docs/rules.md) */
export const BANK_DEBIT_DAYS = 14

/**
 * Whether a payment that takes days is certain to arrive or fail before the tour starts. Otherwise it is not offered.
 *
 * @param paidBy  the last moment at which it can be ordered
 *
 * Rule: debit-under-way (docs/rules.md)
 */
export function allowsDebit(paidBy: Date, startsAt: Date): boolean {
  return minutesAfter(paidBy, BANK_DEBIT_DAYS * MINUTES_PER_DAY) <= startsAt
}
