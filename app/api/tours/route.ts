import { findTour } from '@/content/tours/all-tours'
import { centsToEuros } from '@/lib/booking/money/money'
import { type TourRecord } from '@/lib/contract/tours'
import { database, withPool } from '@/lib/db/client'
import { listTours } from '@/lib/db/departures/tours'
import { answer } from '@/lib/http/respond'
import { route } from '@/lib/http/define-route'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: listPrices })

/** Return the price list. */
async function listPrices(): Promise<Response> {
  const listed = await withPool('reads', () => listTours(database()))
  const tours = listed.filter(({ id }) => findTour(id))
  return answer(
    tours.map(({ id, prices, maxCapacity }): TourRecord => ({
      id,
      adult_price: centsToEuros(prices.adultCents),
      child_price: centsToEuros(prices.childCents),
      max_capacity: maxCapacity,
    })),
  )
}
