import { z } from 'zod'
import { type StayWish } from '@/lib/booking/stay'
import { type Day, isDay } from '@/lib/calendar/day'
import { MS_PER_DAY } from '@/lib/calendar/duration'

/** A holiday, or a month. */
export const MOST_STAY_DAYS = 31

const day = (error: string) => z.string({ error }).refine(isDay, error)

const guests = (least: number, error: string) =>
  z
    .string({ error })
    .regex(/^\d{1,2}$/, error)
    .transform(Number)
    .refine((count) => count >= least, error)

/** The query of `GET /api/stay` and of `/your-stay`. Rule: stay-days (docs/rules.md) */
export const stayQuery = z
  .object({
    from: day('Please choose the day of your arrival'),
    to: day('Please choose the day of your departure'),
    adults: guests(1, 'At least one adult must come along, and 99 at the most'),
    children: guests(0, 'The number of children must be between 0 and 99').default(0),
  })
  .refine(({ from, to }) => from <= to, 'Your departure must not be before your arrival')
  .refine(
    ({ from, to }) => Date.parse(to) - Date.parse(from) < MOST_STAY_DAYS * MS_PER_DAY,
    `Please choose ${MOST_STAY_DAYS} days or fewer`,
  ) satisfies z.ZodType<StayWish>

/** `GET /api/stay` answers it: each day from arrival to departure that is not over. */
export type StayAnswer = { readonly days: readonly StayDayRecord[] }

export type StayDayRecord = { readonly date: Day; readonly tours: readonly StayTourRecord[] }

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
