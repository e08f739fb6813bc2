import 'server-only'
import { countGuests } from '@/lib/booking/days/guide-list'
import { database } from '@/lib/db/client'
import { type DayListFacts } from '@/lib/emails/facts/notice-facts'
import { type DayDeparture, listDay } from '@/lib/use-cases/departures/list-day'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { departureUrl } from '@/lib/use-cases/links/operator-url'
import { partySizeText } from '@/lib/words/party/party-size-text'

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
  const all = await listDay(database(), day, now)
  const wanted = all.filter(({ departure }) => departureIds.includes(departure.id))
  return Promise.all(wanted.map((one) => factsOf(one, inbox)))
}

async function factsOf({ departure, rows, choosing }: DayDeparture, inbox: string) {
  return {
    tourName: (await loadBookedTour(database(), departure)).name,
    startsAt: departure.startsAt.toISOString(),
    isCancelled: departure.isCancelled,
    choosing,
    guests: partySizeText(countGuests(rows)),
    parties: rows.map(({ booking, stop, pickUp }) => ({
      pickUp: pickUp === null ? null : `${stop}. ${pickUp}`,
      name: booking.customerName,
      guests: partySizeText(booking),
      phone: booking.customerPhone,
      isPaid: booking.state !== 'awaiting_payment',
    })),
    url: await departureUrl(database(), departure, inbox),
  }
}
