import { z } from 'zod'
import { type StayRequest } from '@/lib/booking/stay'
import { DEFAULT_STAY_PARTY, findStayError, type StayFieldError } from '@/lib/contract/find-stay-error'
import { type Day } from '@/lib/calendar/day'

const asked = z.string().catch('')

/**
 * The query of `GET /api/stay` and of `/your-stay`; the party is optional. Rule: stay-days (docs/rules.md)
 *
 * @param textOf  the error in the language of the page
 */
export function stayQuery(textOf: (error: StayFieldError) => string) {
  return z
    .object({
      from: asked,
      to: asked,
      adults: asked.default(DEFAULT_STAY_PARTY.adults),
      children: asked.default(DEFAULT_STAY_PARTY.children),
    })
    .superRefine((fields, context) => {
      const error = findStayError(fields)
      if (error) context.addIssue({ code: 'custom', message: textOf(error), path: [error.field] })
    })
    .transform(({ from, to, adults, children }) => ({
      from,
      to,
      adults: Number(adults),
      children: Number(children),
    })) satisfies z.ZodType<StayRequest>
}

/** Response of `GET /api/stay`. */
export type StayResponse = {
  /** The days of the stay from today on. */
  readonly days: readonly StayDayRecord[]
  /** The first evening after the stay with enough seats for the party. */
  readonly nextEvening: Day | null
  /** Ids of that evening's tours with enough seats, in order of start time. */
  readonly nextTours: readonly number[]
  /** The last evening on sale. */
  readonly lastEvening: Day | null
}

export type StayDayRecord = {
  readonly date: Day
  readonly tours: readonly StayTourRecord[]
  /** Ids of today's tours that can no longer be booked. */
  readonly closedTours: readonly number[]
}

export type StayTourRecord = {
  readonly tourId: number
  /** Start of the tour, ISO 8601 in UTC. */
  readonly start: string
  /** The latest end of the tour; null if it is agreed with the guest. */
  readonly end: string | null
  readonly totalSlots: number
  readonly availableSpots: number
  /** Price for the whole party, in euros. */
  readonly totalPrice: number
}
