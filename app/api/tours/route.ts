import { otherThan } from '@/lib/http/other-methods'
import { answer, respond } from '@/lib/http/respond'
import { findTour } from '@/content/tours/all-tours'
import { eurosFromCents } from '@/lib/booking/money'
import { type TourRecord } from '@/lib/contract/wire'
import { database, throughPool } from '@/lib/db/client'
import { listTours } from '@/lib/db/tours'

export const dynamic = 'force-dynamic'

/** The price list. */
export function GET(): Promise<Response> {
  return respond(async () => {
    const listed = await throughPool('reads', () => listTours(database()))
    const tours = listed.filter(({ id }) => findTour(id))
    return answer(
      tours.map(({ id, prices, maxCapacity }): TourRecord => ({
        id,
        adult_price: eurosFromCents(prices.adultCents),
        child_price: eurosFromCents(prices.childCents),
        max_capacity: maxCapacity,
      })),
    )
  })
}

const { refuseMethod, sayMethods } = otherThan('GET')

export {
  refuseMethod as DELETE,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
  sayMethods as OPTIONS,
}
