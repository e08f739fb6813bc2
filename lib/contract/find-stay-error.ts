import { type Day, isDay } from '@/lib/calendar/day'
import { MS_PER_DAY } from '@/lib/calendar/duration'

/** The longest stay that visitors can enter: a month. */
export const MAX_STAY_DAYS = 31

/** The party that the form of the 'Your stay' page starts with. */
export const DEFAULT_STAY_PARTY = { adults: '2', children: '0' } as const

/** A stay as submitted, before it is parsed. */
export type StayFields = Readonly<Record<'from' | 'to' | 'adults' | 'children', string>>

export type StayFieldError = { readonly field: keyof StayFields; readonly message: string }

/** The error for a stay that is entirely in the past. */
export const PAST_STAY_ERROR: StayFieldError = {
  field: 'from',
  message: 'These days are over: please choose days from today on',
}

/** Find the first error in a stay, with its field; null if there is none. Rule: stay-days (docs/rules.md) */
export function findStayError({ from, to, adults, children }: StayFields): StayFieldError | null {
  if (!isDay(from)) return { field: 'from', message: 'Please choose the day of your arrival' }
  if (!isDay(to)) return { field: 'to', message: 'Please choose the day of your departure' }
  if (!isCount(adults, 1))
    return { field: 'adults', message: 'At least one adult must come along, and 99 at the most' }
  if (!isCount(children, 0))
    return { field: 'children', message: 'The number of children must be between 0 and 99' }
  if (to < from) return { field: 'to', message: 'Your departure must not be before your arrival' }
  if (dayCount(from, to) >= MAX_STAY_DAYS)
    return { field: 'to', message: `Please choose ${MAX_STAY_DAYS} days or fewer` }
  return null
}

function isCount(text: string, least: number): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= least
}

function dayCount(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / MS_PER_DAY
}
