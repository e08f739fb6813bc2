import { MINUTES_PER_DAY, addMinutes } from '@/lib/calendar/duration'

/**
 * A bank debit may take this many days to arrive, and its seats are held that long. Rule: debit-under-way
 * (docs/rules.md)
 */
export const MAX_BANK_DEBIT_DAYS = 14

/**
 * Whether to offer bank debit: only if the payment is certain to arrive or fail before the tour starts.
 *
 * @param paidBy  when the guest can authorise the debit at the latest
 *
 * Rule: debit-under-way (docs/rules.md)
 */
export function canOfferBankDebit(paidBy: Date, startsAt: Date): boolean {
  return addMinutes(paidBy, MAX_BANK_DEBIT_DAYS * MINUTES_PER_DAY) <= startsAt
}
