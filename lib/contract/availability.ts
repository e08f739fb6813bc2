import { z } from 'zod'
import { type Day, isDay } from '@/lib/calendar/day'
import { id } from '@/lib/contract/fields'

const day = z.string().refine(isDay, 'from and to are days written YYYY-MM-DD').optional()

/** The query of `GET /api/availability`. */
export const availabilityQuery = z.object({
  tourId: id("tourId must be a tour's number"),
  from: day,
  to: day,
})

export type AvailabilityQuery = z.output<typeof availabilityQuery>

/** Response of `GET /api/availability`: the tour's dates in order, from today on. */
export type AvailabilityResponse = { readonly availableDates: readonly AvailabilityRecord[] }

export type AvailabilityRecord = {
  readonly id: number
  readonly date: Day
  readonly totalSlots: number
  readonly bookedSlots: number
  readonly availableSpots: number
  /** Prices in euros, if the date has its own. Either both are set or neither is. */
  readonly adultPrice?: number
  readonly childPrice?: number
  /** `HH:MM` in Helsinki, if the date starts at a different time from the tour's usual one. */
  readonly startTime?: string
}
