import { now } from '@/lib/db/clock'
import { RefusedRequestError } from '@/lib/http/respond'
import { SeeOtherError } from '@/lib/http/see-other'
import { buildMonthFiles } from '@/lib/office/money/month-files'
import { loadMonthAccounts } from '@/lib/use-cases/office/load-month-accounts'

/** Make the accountant's files of a month. While Stripe does not respond there are none, and the month's page says so. */
export async function requireMonthFiles(month: string): Promise<ReturnType<typeof buildMonthFiles>> {
  const accounts = await loadMonthAccounts(month, now())
  if (accounts === null) throw noSuchFile()
  if (accounts === 'away') throw new SeeOtherError(`/office/money?month=${month}&away`)
  return buildMonthFiles(accounts)
}

export function noSuchFile(): RefusedRequestError {
  return new RefusedRequestError(404, { error: 'There is no such file.', code: 'not_found' })
}
