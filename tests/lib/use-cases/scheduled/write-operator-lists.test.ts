import { helsinkiInstant } from '@/lib/calendar/day'
import { addMinutes } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { type WeekAheadFacts } from '@/lib/emails/facts/notice-facts'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { operatorDepartureUrl } from '@/lib/use-cases/links/operator-urls'
import { queueDayLists } from '@/lib/use-cases/scheduled/queue-day-lists'
import { queueWeekAheadEmail } from '@/lib/use-cases/scheduled/queue-week-ahead-email'
import { aBackend, aBookingInput } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { at } from '@/tests/support/builders'
import { runOps } from '@/tests/support/run-ops'
import { deliverEmails } from '@/tests/support/run-jobs'

/* What the operator is sent automatically: the week ahead on Mondays, and the lists of a day on the evening before. */

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const { cancelFor } = cancelledDepartures(backend)
const [ONE, TWO] = ['one@lumi.example.com', 'two@lumi.example.com']

let mail: MailServer

beforeAll(async () => {
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
})
afterAll(() => mail.stop())

/** Ignore the e-mails queued so far. */
const dropEmails = () => backend.query('DELETE FROM emails')

/** The facts of a Monday's e-mail, one for each inbox. */
async function written(monday: string): Promise<readonly WeekAheadFacts[]> {
  const rows = await backend.query<{ facts: WeekAheadFacts }>(
    `SELECT facts FROM emails WHERE kind = 'week-ahead-operator' AND cause = '${monday}' ORDER BY recipient`,
  )
  return rows.map(({ facts }) => facts)
}

/** The departures of the tests are on days from Saturday, 12 December 2026 on, in the week of this Monday. */
const MONDAY = '2026-12-07'

test('Monday’s e-mail states the week’s departures, payments received and expected, open choices and waiting parties', async () => {
  await aPaidBooking()
  const chooser = await aPaidBooking()
  await cancelFor(chooser.departureId)
  const awaited = await backend.aDeparture({ seats: 8 })
  const booked = await bookWithCrypto(
    aBookingInput({ departureId: awaited, cryptoType: 'bitcoin' }),
    at('20:00', '2026-12-06'),
  )
  if (booked.kind !== 'booked') throw new Error('not booked')
  await backend.query(
    `WITH party AS (INSERT INTO waiting_parties (id, name, email, adults, children, seats, joined_at, confirmed_at)
       VALUES (gen_random_uuid(), 'Aino', 'aino@example.com', 2, 0, 2, now(), now()) RETURNING id)
     INSERT INTO waiting_dates (party_id, departure_id) SELECT id, ${awaited} FROM party`,
  )
  await backend.query(`UPDATE emails SET sent_at = '${at('07:59', MONDAY).toISOString()}'`)
  await queueWeekAheadEmail(at('08:00', MONDAY))
  const [facts, other] = await written(MONDAY)
  expect(other).toEqual(facts)
  expect(facts).toMatchObject({
    departures: [
      {
        day: '2026-12-12',
        time: '20:00',
        tourName: 'Guaranteed Northern Lights Tour',
        seats: 8,
        seatsTaken: 1,
      },
    ],
    money: { inCents: 2 * 179_00, outCents: 0, inAheadCents: 179_00, outAheadCents: 0 },
    matters: [{ about: booked.reference, text: expect.stringContaining('payment details') }],
    choices: [{ about: chooser.reference }],
    waiting: [{ day: '2026-12-14', tourName: 'Guaranteed Northern Lights Tour', parties: 1 }],
    sales: [{ month: '2026-12', seats: 16, seatsSold: 1, cents: 179_00 }],
  })
  expect(JSON.stringify(facts)).not.toMatch(/aino/i)
})

test('each inbox has separate links to the bookings named, and the chart as text', async () => {
  await deliverEmails(at('08:01', MONDAY))
  const weeks = mail.emails.filter(({ subject }) => subject === 'The week from 7 December 2026')
  const links = weeks.map(
    ({ text }) => text?.match(/https:\/\/lumi\.example\.com\/operator\/[\w-]{56}/g) ?? [],
  )
  expect(links.map((ways) => ways.length)).toEqual([2, 2])
  expect(new Set(links.flat()).size).toBe(4)
  for (const { text, html } of weeks) {
    expect(text).toMatch(/December 2026 {2}#{20} 179 €, 1 of 16 seats/)
    expect(html).toContain('width="100%" style="width:100%;"><tr><td class="bar"')
    expect(html).not.toContain('cid:')
  }
})

test('a week is sent once, however often and by however many workers it is tried', async () => {
  const monday = '2026-12-14'
  await Promise.all([1, 2, 3].map(() => queueWeekAheadEmail(at('08:00', monday))))
  await queueWeekAheadEmail(at('12:00', monday))
  expect(await written(monday)).toHaveLength(2)
})

test('money is that of the seven days before Monday’s midnight', async () => {
  const rest = await aPaidBooking()
  await backend.query(
    `INSERT INTO money_movements (id, booking_id, payment_id, kind, method, cents, at)
     SELECT rows.id, b.id, rows.id, 'payment', 'cash', cents, at::timestamptz FROM bookings b,
       (SELECT gen_random_uuid() AS id, * FROM (VALUES (1, '2027-03-21T21:59:59Z'), (10, '2027-03-21T22:00:00Z'),
         (100, '2027-03-28T20:59:59Z'), (1000, '2027-03-28T21:00:00Z')) each (cents, at)) rows
     WHERE reference = '${rest.reference}'`,
  )
  await queueWeekAheadEmail(at('08:00', '2027-03-29'))
  expect((await written('2027-03-29'))[0]?.money.inCents).toBe(110)
})

test('an undelivered e-mail is listed without its recipient’s address', async () => {
  const { reference } = await aPaidBooking()
  await backend.query(
    `UPDATE emails SET failed_at = now(), last_error = '550 aino@example.com unknown' FROM bookings b
     WHERE b.id = booking_id AND reference = '${reference}' AND kind = 'booking-confirmed-guest'`,
  )
  await queueWeekAheadEmail(at('09:00', '2027-01-04'))
  const [facts] = await written('2027-01-04')
  expect(facts?.matters).toContainEqual(
    expect.objectContaining({
      about: 'email undelivered',
      text: 'Booking confirmed: could not be delivered',
    }),
  )
  expect(JSON.stringify(facts)).not.toContain('aino')
})

/** A party of two at a hotel on a separate departure, and 17:00 on the day before. */
async function aDay() {
  const departureId = await backend.aDeparture({ seats: 8 })
  const guests = { adults: 2, offeredCents: 358_00, customerPhone: '+358 40 123 4567' }
  const { reference } = await aPaidBooking({ ...guests, departureId })
  await dropEmails()
  await backend.query(`UPDATE bookings SET pickup_place = 'Arctic Hotel' WHERE reference = '${reference}'`)
  const { day, startsAt } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
  const tomorrow = day.toISOString().slice(0, 10)
  const before = new Date(day.getTime() - 86_400_000).toISOString().slice(0, 10)
  return { departureId, reference, startsAt, tomorrow, at: helsinkiInstant(before, '17:00') }
}

/** The lists that an inbox has been sent by then. */
async function listsIn(inbox: string, now: Date): Promise<readonly { subject: string; text: string }[]> {
  const known = mail.emails.length
  await deliverEmails(now)
  return mail.emails
    .slice(known)
    .filter(({ to, text = '' }) => [to].flat()[0]?.text === inbox && text.includes('Open the departure'))
    .map(({ subject = '', text = '' }) => ({ subject, text }))
}

test('at 17:00 the day before, each inbox gets the guest list by pick-up place, with a separate link', async () => {
  // No departures on the day before.
  await backend.aDeparture({ seats: 8 })
  const { departureId, at } = await aDay()
  await queueDayLists(addMinutes(at, -1))
  expect(await listsIn(ONE, at)).toEqual([])
  await queueDayLists(at)
  await queueDayLists(at)
  const stored = await backend.query<{ facts: unknown }>(
    `SELECT facts FROM emails WHERE kind = 'day-list-operator' AND sent_at IS NULL`,
  )
  expect(stored).toHaveLength(2)
  expect(JSON.stringify(stored)).not.toMatch(/Aino|Arctic|\+358/)
  const known = mail.emails.length
  const [list, ...more] = await listsIn(ONE, at)
  expect(more).toEqual([])
  expect(list?.subject).toMatch(/^1 departure on \w+, 1\d December 2026$/)
  const text = list?.text.replace(/\s+/g, ' ')
  expect(text).toMatch(/Guaranteed Northern Lights Tour, 20:00.*2 adults in 1 party.*1\. Arctic Hotel.*Aino/)
  expect(text).toContain('+358 40 123 4567')
  expect(text).not.toContain('€')
  expect(text).toContain(await operatorDepartureUrl(database(), { id: departureId }, ONE))
  const others = mail.emails.slice(known).filter(({ to }) => [to].flat()[0]?.text === TWO)
  const urlOfOther = await operatorDepartureUrl(database(), { id: departureId }, TWO)
  expect(others.some(({ text: other = '' }) => other.includes(urlOfOther))).toBe(true)
})

test('no list is sent for a day without a party or an open choice', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const { startsAt } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
  await queueDayLists(addMinutes(startsAt, -180))
  expect(await listsIn(ONE, startsAt)).toEqual([])
})

test('later changes are collected for five minutes and sent once; a reverted change is not sent', async () => {
  const { reference, at, departureId } = await aDay()
  await queueDayLists(at)
  await listsIn(ONE, at)
  const change = (minutes: number, place: string) =>
    runOps(addMinutes(at, minutes), 'booking', 'contact', reference, '--pick-up', place, '--yes')
  await change(10, 'Santa Lodge')
  await queueDayLists(addMinutes(at, 10))
  await aPaidBooking({ departureId, customerName: 'Mika Mäkinen', customerEmail: 'm@example.com' })
  await backend.query(`DELETE FROM emails WHERE kind LIKE 'booking-confirmed-%'`)
  for (const minutes of [11, 14]) await queueDayLists(addMinutes(at, minutes))
  expect(await listsIn(ONE, addMinutes(at, 14))).toEqual([])
  for (const minutes of [15, 16, 30]) await queueDayLists(addMinutes(at, minutes))
  const lists = await listsIn(ONE, addMinutes(at, 30))
  expect(lists.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Changed: 1 departure on /)])
  expect(lists[0]?.text).toMatch(/Santa Lodge[\s\S]*Mika Mäkinen/)
  await change(40, 'Arctic Hotel')
  await queueDayLists(addMinutes(at, 40))
  await change(42, 'Santa Lodge')
  for (const minutes of [43, 50]) await queueDayLists(addMinutes(at, minutes))
  expect(await listsIn(ONE, addMinutes(at, 50))).toEqual([])
})

test('a cancelled departure is listed with guests who still choose, until the tour would have begun', async () => {
  const { departureId, at, startsAt } = await aDay()
  await queueDayLists(at)
  await listsIn(ONE, at)
  await cancelFor(departureId, 'weather', addMinutes(at, 30))
  for (const minutes of [30, 35]) await queueDayLists(addMinutes(at, minutes))
  const [list] = await listsIn(ONE, addMinutes(at, 35))
  expect(list?.text.replace(/\s+/g, ' ')).toContain('Cancelled, 1 party to choose')
  await backend.query(`UPDATE bookings SET pickup_place = 'Elsewhere' WHERE departure_id = ${departureId}`)
  for (const minutes of [0, 6]) await queueDayLists(addMinutes(startsAt, minutes))
  expect(await listsIn(ONE, addMinutes(startsAt, 6))).toEqual([])
})
