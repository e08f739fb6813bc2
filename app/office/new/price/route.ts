import { now } from '@/lib/db/clock'
import { route } from '@/lib/http/define-route'
import { requireOfficeSession } from '@/lib/http/office-session'
import { answer } from '@/lib/http/respond'
import { newBookingPriceText } from '@/lib/office/booking/new-on-page'
import { pickSingleValues } from '@/lib/office/page-act'
import { findChosenDeparture } from '@/lib/use-cases/office/load-new-booking'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: price })

/** Say what a booking comes to while its form is filled in. The query has figures alone, and nobody's name. */
async function price(request: Request): Promise<Response> {
  await requireOfficeSession(request)
  const typed = pickSingleValues(Object.fromEntries(new URL(request.url).searchParams))
  return answer({ text: newBookingPriceText(await findChosenDeparture(typed, now()), typed, now()) })
}
