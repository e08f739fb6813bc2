import { noSuchFile, requireMonthFiles } from '@/app/office/money/require-month-files'
import { route } from '@/lib/http/define-route'
import { fileResponse } from '@/lib/http/file-response'
import { requireOfficeSession } from '@/lib/http/office-session'
import { zipMonthFiles } from '@/lib/office/money/zip-month-files'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ GET: download })

type Context = RouteContext<'/office/money/[month]'>

/** Download all of the accountant's files of a month: `/office/money/2026-12.zip`. Asks Stripe for its payouts. */
async function download(request: Request, { params }: Context): Promise<Response> {
  await requireOfficeSession(request)
  const { month: filename } = await params
  const [month = '', ...rest] = filename.split('.')
  if (rest.join('.') !== 'zip') throw noSuchFile()
  const files = await requireMonthFiles(month)
  return fileResponse({ filename, contentType: 'application/zip', content: zipMonthFiles(month, files) })
}
