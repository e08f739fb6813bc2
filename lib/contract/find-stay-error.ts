import { type Day, isDay } from '@/lib/calendar/day'
import { MS_PER_DAY } from '@/lib/calendar/duration'

/** The longest stay that visitors can enter: a month. */
export const MAX_STAY_DAYS = 31

/** The most adults, and the most children, that visitors can enter. */
export const MAX_STAY_GUESTS = 99

/** The party that the form of the 'Your stay' page starts with. */
export const DEFAULT_STAY_PARTY = { adults: '2', children: '0' } as const

/** A stay as submitted, before it is parsed. */
export type StayFields = Readonly<Record<'from' | 'to' | 'adults' | 'children', string>>

/** A field of a stay that is wrong, and how; `stayErrorText` words it. */
export type StayFieldError = {
  readonly field: keyof StayFields
  readonly fault:
    | 'arrivalMissing'
    | 'departureMissing'
    | 'adultsWrong'
    | 'childrenWrong'
    | 'departureFirst'
    | 'tooLong'
    | 'past'
}

/** The error for a stay that is entirely in the past. */
export const PAST_STAY_ERROR: StayFieldError = { field: 'from', fault: 'past' }

/** Find the first error in a stay, with its field; null if there is none. Rule: stay-days (docs/rules.md) */
export function findStayError({ from, to, adults, children }: StayFields): StayFieldError | null {
  if (!isDay(from)) return { field: 'from', fault: 'arrivalMissing' }
  if (!isDay(to)) return { field: 'to', fault: 'departureMissing' }
  if (!isCount(adults, 1)) return { field: 'adults', fault: 'adultsWrong' }
  if (!isCount(children, 0)) return { field: 'children', fault: 'childrenWrong' }
  if (to < from) return { field: 'to', fault: 'departureFirst' }
  if (dayCount(from, to) >= MAX_STAY_DAYS) return { field: 'to', fault: 'tooLong' }
  return null
}

function isCount(text: string, least: number): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= least && Number(text) <= MAX_STAY_GUESTS
}

function dayCount(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / MS_PER_DAY
}
