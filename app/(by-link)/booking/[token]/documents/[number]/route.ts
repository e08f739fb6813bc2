import { database } from '@/lib/db/client'
import { findReceipt } from '@/lib/db/money/receipts'
import { fileResponse } from '@/lib/http/file-response'
import { requireGuestLink } from '@/lib/http/open-link'
import { RefusedRequestError } from '@/lib/http/respond'
import { route } from '@/lib/http/define-route'
import { renderReceiptFile } from '@/lib/use-cases/delivery/render-receipt-file'
import { words } from '@/lib/words/words'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ GET: download })

type Context = RouteContext<'/booking/[token]/documents/[number]'>

/** Download a receipt or credit note of the booking. */
async function download(request: Request, { params }: Context): Promise<Response> {
  const { token, number } = await params
  const { booking } = await requireGuestLink(token, request)
  const { language } = booking
  const receipt = await findReceipt(database(), booking.id, number)
  if (!receipt) {
    const error = words('refusals', language)('noDocument')
    throw new RefusedRequestError(404, { error, code: 'not_found' }, { language })
  }
  return fileResponse(await renderReceiptFile(receipt, language))
}
