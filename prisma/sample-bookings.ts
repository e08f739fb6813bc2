import { createHash } from 'node:crypto'
import { cancellationPolicy } from '@/content/policies'
import { tours } from '@/content/tours/all-tours'
import { pricePlaces } from '@/lib/booking/seats/places'
import { quote } from '@/lib/booking/money/quote'
import { toBookingReference } from '@/lib/booking/reference'
import { addDays, helsinkiDay } from '@/lib/calendar/day'
import { currentOrNextSeason } from '@/lib/calendar/season'
import { addBooking, findBookingByIdempotencyKey } from '@/lib/db/bookings/bookings'
import { type Db, inTransaction } from '@/lib/db/client'
import { addPayment } from '@/lib/db/money/ledger'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { listDeparturesOnSale } from '@/lib/db/departures/departures-on-sale'
import { setDeparturesClosed } from '@/lib/db/departures/save-departures'
import { lockAndRefreshDeparture } from '@/lib/use-cases/booking/lock-and-refresh-departure'
import { SAMPLE_GUEST_EMAIL, SAMPLE_KEY_PREFIX, SAMPLE_GUEST_NAME } from '@/lib/db/bookings/sample-guest'
import { MS_PER_DAY } from '@/lib/calendar/duration'

/* Which sample days are full, nearly full or closed, by the number of the day: every 9th, every 5th, every 13th. */
const FULL_EVERY = 9
const NEARLY_FULL_EVERY = 5
const CLOSED_EVERY = 13

/** How many days of each tour's season to fill. */
const SAMPLED_DAYS = 60

/**
 * Fill some departures with sample guests and close others, so that the calendar shows every state. Safe to repeat:
 * only departures without bookings are touched.
 *
 * @returns  the number of new bookings
 */
export async function addSampleBookings(db: Db, now: Date): Promise<number> {
  let added = 0
  for (const tour of tours) {
    const today = helsinkiDay(now)
    const { start } = currentOrNextSeason(today, tour.season)
    const from = start > today ? start : today
    const departures = await listDeparturesOnSale(db, {
      tour,
      from,
      to: addDays(from, SAMPLED_DAYS),
      now,
    })
    const untouched = departures.filter(({ seats, seatsFree }) => seats === seatsFree)
    for (const departure of untouched) {
      const number = Date.parse(departure.day) / MS_PER_DAY + tour.id
      const seats = seatsToFill(number, departure)
      if (seats > 0) added += await fill(departure, seats, now)
      else if (number % CLOSED_EVERY === 0) await setDeparturesClosed(db, [departure.id], true)
    }
  }
  return added
}

function seatsToFill(number: number, { seats }: StoredDeparture): number {
  if (number % FULL_EVERY === 0) return seats
  return number % NEARLY_FULL_EVERY === 0 ? seats - 1 : 0
}

function fill(wanted: StoredDeparture, seats: number, now: Date): Promise<number> {
  return inTransaction(async (db) => {
    const idempotencyKey = `${SAMPLE_KEY_PREFIX}${wanted.id}`
    const departure = await lockAndRefreshDeparture(db, wanted.id, now)
    if (!departure || departure.seatsFree < seats || (await findBookingByIdempotencyKey(db, idempotencyKey)))
      return 0
    const party = { adults: seats, children: 0 }
    const booking = await addBooking(db, {
      reference: toBookingReference(createHash('sha256').update(idempotencyKey).digest()),
      idempotencyKey,
      departureId: departure.id,
      state: 'confirmed',
      paymentMethod: 'card',
      ...party,
      seats,
      places: pricePlaces(party, departure.prices),
      totalCents: quote(party, departure.prices),
      currency: 'eur',
      cancellationPolicy,
      customerName: SAMPLE_GUEST_NAME,
      customerEmail: SAMPLE_GUEST_EMAIL,
      customerPhone: null,
      specialRequests: null,
      cryptoType: null,
      expiresAt: null,
      createdAt: now,
    })
    await addPayment(db, {
      bookingId: booking.id,
      method: 'card',
      cents: booking.totalCents,
      currency: booking.currency,
      at: now,
      providerId: null,
    })
    return 1
  })
}
