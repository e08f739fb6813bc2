import { type WeekFacts } from '@/lib/emails/notices/notice-facts'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { writeWeekAhead } from '@/lib/use-cases/scheduled/write-week-ahead'
import { aBackend, aBookingInput } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { choicesOf } from '@/tests/support/a-choice'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { at } from '@/tests/support/builders'
import { deliverEmails } from '@/tests/support/work'

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const { cancelFor } = choicesOf(backend)

let mail: MailServer
beforeAll(async () => {
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
})
afterAll(() => mail.stop())

/** The facts of what was written on a Monday, once for each inbox. */
async function written(monday: string): Promise<readonly WeekFacts[]> {
  const rows = await backend.query<{ facts: WeekFacts }>(
    `SELECT facts FROM emails WHERE kind = 'week-ahead-operator' AND cause = '${monday}' ORDER BY recipient`,
  )
  return rows.map(({ facts }) => facts)
}

/** The departures of the tests are on days from Saturday, 12 December 2026 on, so in the week of this Monday. */
const MONDAY = '2026-12-07'

test('the operator reads on Monday who goes out, what has come, what is expected, who chooses, and who waits', async () => {
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
    `WITH party AS (INSERT INTO waiting_parties (id, name, email, adults, children, seats, joined_at)
       VALUES (gen_random_uuid(), 'Aino', 'aino@example.com', 2, 0, 2, now()) RETURNING id)
     INSERT INTO waiting_dates (party_id, departure_id) SELECT id, ${awaited} FROM party`,
  )
  await deliverEmails(at('07:59', MONDAY))
  await writeWeekAhead(at('08:00', MONDAY))
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

test('each inbox has its own way to the bookings that are named, and the chart in words', async () => {
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

test('a week is told once, however often and by however many workers it is tried at once', async () => {
  const monday = '2026-12-14'
  await Promise.all([1, 2, 3].map(() => writeWeekAhead(at('08:00', monday))))
  await writeWeekAhead(at('12:00', monday))
  expect(await written(monday)).toHaveLength(2)
})

test('money is that of the seven days before the Monday, to its midnight', async () => {
  const rest = await aPaidBooking()
  await backend.query(
    `INSERT INTO money_movements (id, booking_id, payment_id, kind, method, cents, at)
     SELECT rows.id, b.id, rows.id, 'payment', 'cash', cents, at::timestamptz FROM bookings b,
       (SELECT gen_random_uuid() AS id, * FROM (VALUES (1, '2027-03-21T21:59:59Z'), (10, '2027-03-21T22:00:00Z'),
         (100, '2027-03-28T20:59:59Z'), (1000, '2027-03-28T21:00:00Z')) each (cents, at)) rows
     WHERE reference = '${rest.reference}'`,
  )
  await writeWeekAhead(at('08:00', '2027-03-29'))
  expect((await written('2027-03-29'))[0]?.money.inCents).toBe(110)
})

test('an e-mail that did not arrive is named without the address that it was for', async () => {
  const { reference } = await aPaidBooking()
  await backend.query(
    `UPDATE emails SET failed_at = now(), last_error = '550 aino@example.com unknown' FROM bookings b
     WHERE b.id = booking_id AND reference = '${reference}' AND kind = 'booking-confirmed-guest'`,
  )
  await writeWeekAhead(at('09:00', '2027-01-04'))
  const [facts] = await written('2027-01-04')
  expect(facts?.matters).toContainEqual(
    expect.objectContaining({ about: 'email undelivered', text: 'Booking confirmed: given up' }),
  )
  expect(JSON.stringify(facts)).not.toContain('aino')
})
