import { centsToEuros } from '@/lib/booking/money/money'
import { type StayTourOffer } from '@/lib/booking/stay'
import { type StayResponse, stayQuery, type StayTourRecord } from '@/lib/contract/stay'
import { now } from '@/lib/db/clock'
import { readQuery } from '@/lib/http/read-query'
import { answer } from '@/lib/http/respond'
import { route } from '@/lib/http/define-route'
import { planStay } from '@/lib/use-cases/departures/plan-stay'
import { stayErrorText } from '@/lib/words/stay-error-text'
import { words } from '@/lib/words/words'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: listStay })

const query = stayQuery((error) => stayErrorText(words('stayErrors', 'en'), error))

/** List the tours available to a party on each day of its stay. */
async function listStay(request: Request): Promise<Response> {
  const { days, evenings } = await planStay(readQuery(request, query), now())
  return answer({
    days: days.map(({ day, offers, closedTourIds }) => ({
      date: day,
      tours: offers.map(recordOf),
      closedTours: closedTourIds,
    })),
    nextEvening: evenings.next && evenings.next.day,
    nextTours: evenings.next ? evenings.next.tourIds : [],
    lastEvening: evenings.last,
  } satisfies StayResponse)
}

function recordOf({ tourId, start, end, seats, seatsFree, totalCents }: StayTourOffer): StayTourRecord {
  return {
    tourId,
    start: start.toISOString(),
    end: end && end.toISOString(),
    totalSlots: seats,
    availableSpots: seatsFree,
    totalPrice: centsToEuros(totalCents),
  }
}
