import { z } from 'zod'
import { type StayWish } from '@/lib/booking/stay'
import { STAY_PARTY, stayFault } from '@/lib/contract/stay-fault'
import { type Day } from '@/lib/calendar/day'

const asked = z.string().catch('')

/** The query of `GET /api/stay` and of `/your-stay`; who comes may be left out. Rule: stay-days (docs/rules.md) */
export const stayQuery = z
  .object({
    from: asked,
    to: asked,
    adults: asked.default(STAY_PARTY.adults),
    children: asked.default(STAY_PARTY.children),
  })
  .superRefine((fields, context) => {
    const fault = stayFault(fields)
    if (fault) context.addIssue({ code: 'custom', message: fault.message, path: [fault.field] })
  })
  .transform(({ from, to, adults, children }) => ({
    from,
    to,
    adults: Number(adults),
    children: Number(children),
  })) satisfies z.ZodType<StayWish>

/** `GET /api/stay` answers it. */
export type StayAnswer = {
  /** Each day from arrival to departure that is not over. */
  readonly days: readonly StayDayRecord[]
  /** The first evening after the stay with room for the party. */
  readonly nextEvening: Day | null
  /** Its tours with room, in the order in which they begin. */
  readonly nextTours: readonly number[]
  /** The last evening on sale. */
  readonly lastEvening: Day | null
}

export type StayDayRecord = {
  readonly date: Day
  readonly tours: readonly StayTourRecord[]
  /** Those of today that can no longer be booked. */
  readonly closedTours: readonly number[]
}

export type StayTourRecord = {
  readonly tourId: number
  /** ISO 8601 in UTC. */
  readonly start: string
  /** The latest end; null where it is agreed with the guest. */
  readonly end: string | null
  readonly totalSlots: number
  readonly availableSpots: number
  /** Of the whole party, in euros. */
  readonly totalPrice: number
}
