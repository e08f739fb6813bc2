import { GET as getAvailability } from '@/app/api/availability/route'
import { POST as postCheckout } from '@/app/api/checkout/route'
import { company } from '@/content/company'
import { tours } from '@/content/tours/all-tours'
import { MINUTES_PER_DAY, addMinutes } from '@/lib/calendar/duration'
import { type AvailabilityRecord } from '@/lib/contract/availability'
import { helsinkiInstant } from '@/lib/calendar/day'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { openSeasons } from '@/lib/use-cases/departures/open-season'
import { parseEmail } from '@/lib/emails/email'
import { renderEmail } from '@/lib/emails/render-email'
import { aBackend, aBookingInput } from '@/tests/support/a-backend'
import { aCall } from '@/tests/support/a-call'
import { freezeClock } from '@/tests/support/freeze-clock'
import { reconcileCheckouts } from '@/tests/support/run-jobs'

const SUMMER = new Date('2026-08-01T09:00:00Z')

freezeClock(SUMMER)
const backend = aBackend()
beforeAll(() => openSeasons(SUMMER))

// The times are in UTC, so that they do not depend on the code under test.
const HARD_NIGHTS = [
  { name: 'winter time begins', day: '2026-10-24', next: '2026-10-25', closes: '15:00', nextCloses: '16:00' },
  { name: 'summer time begins', day: '2027-03-27', next: '2027-03-28', closes: '16:00', nextCloses: '15:00' },
  { name: 'the year ends', day: '2026-12-31', next: '2027-01-01', closes: '16:00', nextCloses: '16:00' },
] as const

test.each(HARD_NIGHTS)(
  'the night in which $name: booking closes at 18:00 Finnish time on both days',
  async ({ day, next, closes, nextCloses }) => {
    const closing = new Date(`${day}T${closes}:00Z`)
    const today = (await datesAt(msBefore(closing)))[0]
    expect(today?.date).toBe(day)
    expect(await bookAt(msBefore(closing), today)).toBe(200)
    expect(await bookAt(closing, today)).toBe(409)
    const tomorrow = (await datesAt(closing))[0]
    expect(tomorrow?.date).toBe(next)
    const nextClosing = new Date(`${next}T${nextCloses}:00Z`)
    expect(await bookAt(msBefore(nextClosing), tomorrow)).toBe(200)
    expect(await bookAt(nextClosing, tomorrow)).toBe(409)
    expect((await datesAt(nextClosing))[0]?.date).not.toBe(next)
  },
)

test.each([
  { name: 'in the hour that comes twice', from: '2026-10-25T00:50:00Z' },
  { name: 'over the hour that is left out', from: '2027-03-28T00:50:00Z' },
  { name: 'over midnight of New Year', from: '2026-12-31T21:50:00Z' },
])('a hold $name lasts exactly 35 minutes', async ({ from }) => {
  const now = new Date(from)
  const departure = (await datesAt(now)).find((date) => date.availableSpots === 8)
  expect(await bookAt(now, departure, 4)).toBe(200)
  expect(await bookAt(now, departure, 4)).toBe(200)
  const end = addMinutes(now, 35)
  expect(await spotsAt(msBefore(end), departure)).toBe(0)
  expect(await bookAt(msBefore(end), departure)).toBe(409)
  // Until Stripe reports, guests who may have paid keep their seats.
  expect(await bookAt(end, departure)).toBe(409)
  await reconcileCheckouts(end)
  expect(await spotsAt(end, departure)).toBe(8)
  expect(await bookAt(end, departure)).toBe(200)
})

test.each([
  { day: '2026-10-24', dateText: 'Saturday, 24 October 2026', ends: '20261025T050000' },
  { day: '2027-03-27', dateText: 'Saturday, 27 March 2027', ends: '20270328T050000' },
  { day: '2026-12-31', dateText: 'Thursday, 31 December 2026', ends: '20270101T050000' },
])(
  'the e-mail about a tour during the night of $day states its day and Finnish times',
  async ({ day, dateText, ends }) => {
    const now = addMinutes(new Date(`${day}T09:00:00Z`), -3 * MINUTES_PER_DAY)
    const departure = (await datesAt(now)).find(({ date }) => date === day)
    const departureId = departure?.id ?? 0
    await bookWithCrypto(
      aBookingInput({ departureId, cryptoType: 'bitcoin', customerEmail: `${day}@example.com` }),
      now,
    )
    const [owed] = await backend.query<{ facts: object }>(
      `SELECT l.facts FROM emails l JOIN bookings b ON b.id = l.booking_id
       WHERE b.departure_id = ${departureId} AND l.kind = 'crypto-received-guest'`,
    )
    const facts = { ...owed?.facts, isPaid: true }
    const email = parseEmail({ kind: 'booking-confirmed-guest', facts })
    const written = await renderEmail(email, { ...company, siteUrl: 'https://lumi.example.com' })
    expect(written.text).toContain(dateText)
    expect(written.text).toContain('20:00')
    const calendar = written.attachments[0]?.content ?? ''
    expect(calendar).toContain(`DTSTART;TZID=Europe/Helsinki:${day.replaceAll('-', '')}T200000`)
    expect(calendar).toContain(`DTEND;TZID=Europe/Helsinki:${ends}`)
  },
)

test.each([
  { from: '2026-10-23T09:00:00Z', due: 'Sunday, 25 October 2026 at 11:00' },
  { from: '2027-03-26T09:00:00Z', due: 'Sunday, 28 March 2027 at 12:00' },
  { from: '2026-12-30T22:30:00Z', due: 'Saturday, 2 January 2027 at 00:30' },
])('cryptocurrency seats booked at $from are held for 48 hours, until $due', async ({ from, due }) => {
  const now = new Date(from)
  // Not before a start, when payment would be due sooner.
  const departure = (await datesAt(now)).filter((date) => date.availableSpots === 8)[3]
  const departureId = departure?.id ?? 0
  const input = aBookingInput({
    departureId,
    cryptoType: 'bitcoin',
    customerEmail: `${now.getTime()}@example.com`,
  })
  expect(await bookWithCrypto(input, now)).toMatchObject({ paymentDueAt: addMinutes(now, 48 * 60) })
  const [owed] = await backend.query<{ facts: object }>(
    `SELECT l.facts FROM emails l JOIN bookings b ON b.id = l.booking_id
     WHERE b.departure_id = ${departureId} AND l.kind = 'crypto-received-guest'`,
  )
  const email = parseEmail({ kind: 'crypto-received-guest', facts: owed?.facts })
  const { text } = await renderEmail(email, { ...company, siteUrl: 'https://lumi.example.com' })
  expect(text.replaceAll(/\s+/g, ' ')).toContain(due)
})

test.each(tours.map(({ id, name, season, times }) => ({ id, name, season, times })))(
  '$name: the last day of its season is sold until it closes, then the next season’s first',
  async ({ id, season, times }) => {
    const lastDay = `2027-${season.end}`
    const closing = helsinkiInstant(lastDay, times.bookingCloses)
    const last = (await datesAt(msBefore(closing), id))[0]
    expect(last?.date).toBe(lastDay)
    expect(await bookAt(msBefore(closing), last, 1, id)).toBe(200)
    expect(await bookAt(closing, last, 1, id)).toBe(409)
    expect((await datesAt(closing, id))[0]?.date).toBe(`2027-${season.start}`)
  },
)

async function datesAt(now: Date, tourId = 1): Promise<readonly AvailabilityRecord[]> {
  jest.setSystemTime(now)
  const answer = await getAvailability(aCall('GET', `/api/availability?tourId=${tourId}`))
  return (await answer.json()).availableDates
}

async function spotsAt(now: Date, departure: AvailabilityRecord | undefined): Promise<number | undefined> {
  return (await datesAt(now)).find(({ id }) => id === departure?.id)?.availableSpots
}

let guests = 0

/** Returns the status. Each guest is a separate client. */
async function bookAt(
  now: Date,
  departure: AvailabilityRecord | undefined,
  adults = 1,
  tourId = 1,
): Promise<number> {
  jest.setSystemTime(now)
  const total = (tours.find(({ id }) => id === tourId)?.prices.adultCents ?? 0) / 100
  const guest = ++guests
  const body = {
    amount: total * adults,
    currency: 'eur',
    tour_name: 'Tour',
    tour_date: departure?.date,
    metadata: {
      tour_id: tourId,
      tour_date_id: departure?.id,
      customer_name: 'Aino Korhonen',
      customer_email: `guest.${guest}@example.com`,
      adults,
      children: 0,
      total_price: total * adults,
      phone: '',
      special_requests: '',
    },
  }
  const headers = { 'x-client-address': `10.0.0.${guest}` }
  return (await postCheckout(aCall('POST', '/api/checkout', body, headers))).status
}

function msBefore(instant: Date): Date {
  return new Date(instant.getTime() - 1)
}
