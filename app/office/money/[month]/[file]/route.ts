import { noSuchFile, requireMonthFiles } from '@/app/office/money/require-month-files'
import { route } from '@/lib/http/define-route'
import { csvResponse } from '@/lib/http/file-response'
import { requireOfficeSession } from '@/lib/http/office-session'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ GET: download })

type Context = RouteContext<'/office/money/[month]/[file]'>

/** Download one of the accountant's files of a month. Asks Stripe for its payouts. */
async function download(request: Request, { params }: Context): Promise<Response> {
  await requireOfficeSession(request)
  const { month, file: name } = await params
  const file = (await requireMonthFiles(month)).find((one) => one.name === name)
  if (!file) throw noSuchFile()
  return csvResponse(`${month}-${name}`, file.csv)
}
