import { MINUTES_PER_DAY, minutesAfter } from '@/lib/calendar/duration'

/** A bank debit may take two weeks to arrive: its seats are kept that long. Rule: debit-under-way (docs/rules.md) */
export const BANK_DEBIT_DAYS = 14

/**
 * Whether a payment that takes days is sure to have arrived, or failed, before a tour starts: no other is offered.
 *
 * @param paidBy  the last instant at which it can be ordered
 *
 * Rule: debit-under-way (docs/rules.md)
 */
export function allowsDebit(paidBy: Date, startsAt: Date): boolean {
  return minutesAfter(paidBy, BANK_DEBIT_DAYS * MINUTES_PER_DAY) <= startsAt
}
