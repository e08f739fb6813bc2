import 'server-only'
import { helsinkiDay, isDay } from '@/lib/calendar/day'
import { PaymentProviderError } from '@/lib/stripe/client'
import { closeMonth, type MonthlyAccounts } from '@/lib/use-cases/payments/close-month'

/**
 * Load a month's accounts, which include Stripe's payouts. `away`: Stripe does not respond. Null if the month has not
 * begun, or is none.
 *
 * @param month  such as `2026-12`
 */
export async function loadMonthAccounts(month: string, now: Date): Promise<MonthlyAccounts | 'away' | null> {
  const first = `${month}-01`
  if (!isDay(first) || first > helsinkiDay(now)) return null
  try {
    return await closeMonth(first, now)
  } catch (error) {
    if (error instanceof PaymentProviderError) return 'away'
    throw error
  }
}
