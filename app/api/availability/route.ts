import { z } from 'zod'
import { id } from '@/lib/contract/fields'
import { inTime } from '@/lib/http/in-time'
import { otherThan } from '@/lib/http/other-methods'
import { readQuery } from '@/lib/http/read-query'
import { answerText, refuse, respond, RefusedError } from '@/lib/http/respond'
import { shareReads } from '@/lib/http/share-reads'
import { findTour } from '@/content/tours/all-tours'
import { type AvailabilityRecord } from '@/lib/contract/wire'
import { helsinkiDay, isDay } from '@/lib/calendar/day'
import { database, throughPool } from '@/lib/db/client'
import { now } from '@/lib/db/clock'
import { listDepartures } from '@/lib/db/departures'
import { hasTour } from '@/lib/db/tours'

const day = z.string().refine(isDay, 'from and to are days written YYYY-MM-DD').optional()
const query = z.object({ tourId: id("tourId must be a tour's number"), from: day, to: day })

type Query = z.output<typeof query>

const readDates = shareReads((asked: Query) => throughPool('reads', () => datesText(asked)))

/** Which dates of a tour can be booked or are full, from today on. */
export function GET(request: Request): Promise<Response> {
  return respond(async () => {
    const asked = parseQuery(request)
    const text = await inTime(() => readDates(JSON.stringify(asked), asked))
    return text ? answerText(text) : refuse(404, { error: 'There is no such tour.', code: 'not_found' })
  })
}

/** The answer as it is sent; null when there is no such tour. */
async function datesText({ tourId, from = '', to }: Query): Promise<string | null> {
  // Taken out of content, a tour is off sale: its rows stay for the guests who have booked it.
  if (!findTour(tourId)) return null
  const asOf = now()
  const today = helsinkiDay(asOf)
  const departures = await listDepartures(database(), {
    tourId,
    from: from > today ? from : today,
    to,
    now: asOf,
  })
  if (departures.length === 0 && !(await hasTour(database(), tourId))) return null
  const availableDates = departures.map(({ id, day: date, seats, seatsFree }): AvailabilityRecord => ({
    id,
    date,
    totalSlots: seats,
    bookedSlots: seats - seatsFree,
    availableSpots: seatsFree,
  }))
  return JSON.stringify({ availableDates })
}

function parseQuery(request: Request): Query {
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
