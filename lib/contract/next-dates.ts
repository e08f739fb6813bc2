import { z } from 'zod'
import { type Day } from '@/lib/calendar/day'
import { localeField } from '@/lib/contract/fields'

/** The query of `GET /api/next-dates`: the language of its texts. */
export const nextDatesQuery = z.object({ locale: localeField })

/** Response of `GET /api/next-dates`: for each tour that has one, its next date with a free place, in order of date. */
export type NextDatesResponse = { readonly dates: readonly NextDateRecord[] }

export type NextDateRecord = {
  readonly tourId: number
  readonly date: Day
  /** The day in words: `Mon 30 November`. */
  readonly day: string
  /** The text that follows the day: `, 8 places. Dark for 9 hours; the moon rises at 19:10.` */
  readonly rest: string
}
