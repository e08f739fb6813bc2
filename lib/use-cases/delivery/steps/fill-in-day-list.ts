import 'server-only'
import { countGuests } from '@/lib/booking/days/guide-list'
import { database } from '@/lib/db/client'
import { type DayListFacts } from '@/lib/emails/facts/notice-facts'
import { type DepartureOnDay, listDeparturesOnDay } from '@/lib/use-cases/departures/list-departures-on-day'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { operatorDepartureUrl } from '@/lib/use-cases/links/operator-urls'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { words } from '@/lib/words/words'

/**
 * Fill in a day list just before it is sent, with the inbox's own links. While queued it contains no names.
 *
 * Rule: day-list (docs/rules.md)
 */
export async function fillInDayList(
  { day, departureIds }: Pick<DayListFacts, 'day' | 'departureIds'>,
  inbox: string,
  now: Date,
): Promise<DayListFacts['departures']> {
  const all = await listDeparturesOnDay(database(), day, now)
  const wanted = all.filter(({ departure }) => departureIds.includes(departure.id))
  return Promise.all(wanted.map((one) => factsOf(one, inbox)))
}

async function factsOf({ departure, rows, choosing }: DepartureOnDay, inbox: string) {
  return {
    tourName: (await loadBookedTour(database(), departure, 'en')).name,
    startsAt: departure.startsAt.toISOString(),
    isCancelled: departure.isCancelled,
    choosing,
    guests: partySizeText(words('party', 'en'), countGuests(rows)),
    parties: rows.map(({ booking, stop, pickUp }) => ({
      pickUp: pickUp === null ? null : `${stop}. ${pickUp}`,
      name: booking.customerName,
      guests: partySizeText(words('party', 'en'), booking),
      phone: booking.customerPhone,
      isPaid: booking.state !== 'awaiting_payment',
    })),
    url: await operatorDepartureUrl(database(), departure, inbox),
  }
}
