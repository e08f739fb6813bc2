import { findOfficeBooking } from '@/app/office/bookings/[reference]/find-office-booking'
import { database } from '@/lib/db/client'
import { findReceipt } from '@/lib/db/money/receipts'
import { fileResponse } from '@/lib/http/file-response'
import { requireOfficeSession } from '@/lib/http/office-session'
import { RefusedRequestError } from '@/lib/http/respond'
import { route } from '@/lib/http/define-route'
import { renderReceiptFile } from '@/lib/use-cases/delivery/render-receipt-file'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ GET: download })

type Context = RouteContext<'/office/bookings/[reference]/documents/[number]'>

const NUMBER = /^[RC][\d-]+$/

/** Download a receipt or credit note of a booking, in the guest's language. */
async function download(request: Request, { params }: Context): Promise<Response> {
  await requireOfficeSession(request)
  const { number, ...named } = await params
  const booking = (await findOfficeBooking(named))?.subject.booking
  const receipt = booking && NUMBER.test(number) && (await findReceipt(database(), booking.id, number))
  if (!receipt) throw new RefusedRequestError(404, { error: 'There is no such document.', code: 'not_found' })
  return fileResponse(await renderReceiptFile(receipt, booking.language))
}
