import { helsinkiDay, isDay } from '@/lib/calendar/day'
import { now } from '@/lib/db/clock'
import { route } from '@/lib/http/define-route'
import { fileResponse } from '@/lib/http/file-response'
import { requireOfficeSession } from '@/lib/http/office-session'
import { RefusedRequestError } from '@/lib/http/respond'
import { buildMonthFiles } from '@/lib/office/money/month-files'
import { closeMonth } from '@/lib/use-cases/payments/close-month'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ GET: download })

type Context = RouteContext<'/office/money/[month]/[file]'>

/** Download one of the accountant's files of a month. Asks Stripe for its payouts. */
async function download(request: Request, { params }: Context): Promise<Response> {
  await requireOfficeSession(request)
  const { month, file: name } = await params
  const first = `${month}-01`
  const isBegun = isDay(first) && first <= helsinkiDay(now())
  const file = isBegun
    ? buildMonthFiles(await closeMonth(first, now())).find((one) => one.name === name)
    : null
  if (!file) throw new RefusedRequestError(404, { error: 'There is no such file.', code: 'not_found' })
  return fileResponse({
    filename: `${month}-${name}`,
    contentType: 'text/csv; charset=utf-8',
    content: Buffer.from(file.csv),
  })
}
