import { z } from 'zod'
import { id } from '@/app/api/fields'
import { otherThan } from '@/app/api/other-methods'
import { readQuery } from '@/app/api/read-query'
import { answer, refuse, respond, RefusedError } from '@/app/api/respond'
import { type AvailabilityRecord } from '@/lib/booking/wire'
import { helsinkiDay, isDay } from '@/lib/calendar/day'
import { database } from '@/lib/db/client'
import { listDepartures } from '@/lib/db/departures'
import { hasTour } from '@/lib/db/tours'

const day = z.string().refine(isDay, 'from and to are days written YYYY-MM-DD').optional()
const query = z.object({ tourId: id("tourId must be a tour's number"), from: day, to: day })

/** Which dates of a tour can be booked or are full, from today on. */
export function GET(request: Request): Promise<Response> {
  return respond(async () => {
    const { tourId, from = '', to } = parseQuery(request)
    const now = new Date()
    const today = helsinkiDay(now)
    const departures = await listDepartures(database(), {
      tourId,
      from: from > today ? from : today,
      to,
      now,
    })
    if (departures.length === 0 && !(await hasTour(database(), tourId))) {
      return refuse(404, { error: 'There is no such tour.', code: 'not_found' })
    }
    return answer({
      availableDates: departures.map(({ id, day: date, seats, seatsFree }): AvailabilityRecord => ({
        id,
        date,
        totalSlots: seats,
        bookedSlots: seats - seatsFree,
        availableSpots: seatsFree,
      })),
    })
  })
}

function parseQuery(request: Request): z.output<typeof query> {
  const parsed = query.safeParse(readQuery(request))
  if (parsed.success) return parsed.data
  const error = parsed.error.issues[0]?.message ?? 'The query cannot be read.'
  throw new RefusedError(400, { error, code: 'invalid' })
}

const { refuseMethod, sayMethods } = otherThan('GET')

export {
  refuseMethod as DELETE,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
  sayMethods as OPTIONS,
}
