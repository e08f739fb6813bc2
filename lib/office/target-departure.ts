import 'server-only'
import { digits } from '@/lib/contract/fields'
import { dayInput } from '@/lib/contract/operator-inputs'
import { type DayResolver } from '@/lib/contract/parse-day-input'
import { database } from '@/lib/db/client'
import { findDeparture, findDepartureOn, type StoredDeparture } from '@/lib/db/departures/departures'
import { type MoveDateOption } from '@/lib/booking/days/move-date-option'
import { type Day } from '@/lib/calendar/day'
import { type OperatorField, type OperatorOption } from '@/lib/contract/operator-page'
import { listDateOptions } from '@/lib/use-cases/office/list-date-options'

const CHOOSE = 'Please choose a date'

/** Another date for a booking or departure: picked on the page, or given as a day. */
export const targetDateInput = {
  departure: digits(9, CHOOSE).optional(),
  day: dayInput.optional(),
}

type TargetDate = {
  readonly departure?: number | undefined
  readonly day?: DayResolver | undefined
}

/** The refusals that are about the chosen date, each with the field that picks it. */
export const FAULTS_OF_DATE: ReadonlyMap<string, string> = new Map(
  ['not_enough_slots', 'date_closed', 'crypto_closed', 'after_return_trip_end', 'too_late_to_pay'].map(
    (reason) => [reason, 'departure'],
  ),
)

/** The error if another date is neither picked nor given as a day. */
export const NO_DATE = { path: ['departure'], error: CHOOSE }

export function isDateChosen({ departure, day }: TargetDate): boolean {
  return departure !== undefined || day !== undefined
}

/** Find another departure of a tour, picked from a list or given by its day; null if there is none. */
export async function findTargetDeparture(
  tourId: number,
  { departure, day }: TargetDate,
  now: Date,
): Promise<StoredDeparture | null> {
  if (departure !== undefined) return findDeparture(database(), departure, now)
  return day ? findDepartureOn(database(), { tourId, day: day(now) }, now) : null
}

/** The fields of a form that chooses a tour and one of its dates, with those of the tour that is typed or comes first. */
export async function tourAndDayFields(
  tours: readonly OperatorOption[],
  label: string,
  { tour }: { readonly tour?: unknown },
  now: Date,
): Promise<readonly OperatorField[]> {
  const { value = '' } = tours.find((option) => option.value === tour) ?? tours[0] ?? {}
  const options = await listDateOptions(Number(value), ({ day }) => day, now)
  return [
    { name: 'tour', label: 'Tour', options: tours },
    { name: 'day', label, options, datesOf: tours.length > 1 ? value : undefined },
  ]
}

/** The field 'New date', with the tour's dates as its guests see them. */
export function targetDateField(
  all: readonly MoveDateOption[],
  ownDay: Day,
  none = 'No other date has enough seats left for this party.',
): OperatorField {
  return { name: 'departure', label: 'New date', dates: { all, ownDay, none } }
}
