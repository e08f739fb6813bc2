import 'server-only'
import { database } from '@/lib/db/client'
import { listUpcomingDepartures, type StoredDeparture } from '@/lib/db/departures/departures'
import { type OperatorOption } from '@/lib/contract/operator-page'
import { formatStamp } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'

/**
 * List the coming dates of a tour to choose from, closed and full ones included, below an empty option.
 *
 * @param toValue  the value of a date's option; null to leave the date out
 */
export async function listDateOptions(
  tourId: number,
  toValue: (departure: StoredDeparture) => string | null,
  now: Date,
): Promise<readonly OperatorOption[]> {
  const dates = (await listUpcomingDepartures(database(), tourId, now)).flatMap((date) => {
    const value = toValue(date)
    return value === null ? [] : [{ value, text: dateText(date) }]
  })
  return [{ value: '', text: dates.length > 0 ? 'Choose a date' : 'This tour has no date' }, ...dates]
}

/** Describe a date: `Sat 12 Dec 2026, 20:00 · 5 seats left · 179 €, child 129 €` */
function dateText({ startsAt, isClosed, seatsFree, prices }: StoredDeparture): string {
  const seats = seatsFree > 0 ? `${plural(seatsFree, 'seat')} left` : 'full'
  return [
    formatStamp(startsAt),
    isClosed ? `closed, ${seats}` : seats,
    `${formatEuros(prices.adultCents)}, child ${formatEuros(prices.childCents)}`,
  ].join(' · ')
}
