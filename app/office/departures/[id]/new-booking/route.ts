import { NEW_BOOKING_PATH } from '@/lib/contract/office-pages'
import { route } from '@/lib/http/define-route'
import { requireOfficeSession } from '@/lib/http/office-session'
import { seeOther } from '@/lib/http/see-other'

type Context = RouteContext<'/office/departures/[id]/new-booking'>

/** Lead from a departure's button to the form of a new booking, with its date filled in. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({
  async GET(request, { params }) {
    await requireOfficeSession(request)
    const { id } = await params
    return seeOther(`${NEW_BOOKING_PATH}?${new URLSearchParams({ departure: id })}`)
  },
})
