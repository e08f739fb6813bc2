import { minutesAfter } from '@/lib/calendar/duration'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { changeTime, previewTimeChange } from '@/lib/use-cases/changes/change-time'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { type BookingFacts } from '@/lib/emails/facts'
import { writeEmail } from '@/lib/emails/write-email'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { sender } from '@/tests/support/a-booking-email'
import { at } from '@/tests/support/builders'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { choicesOf } from '@/tests/support/a-choice'

const backend = aBackend()
const { aPaidBooking, aHeldChange, bookingOf, changesOf } = changedBookings(backend)
const { whereIs, choices, told } = choicesOf(backend)

/** The rest of the season, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 400 }))

const shift = async (departureId: number, time: string, now = NOON) =>
  changeTime({ ...(await whereIs(departureId)), time }, now)

const timesOf = async (departureId: number) =>
  (
    await backend.query<{ starts_at: Date; closes_at: Date }>(
      `SELECT starts_at, closes_at FROM departures WHERE id = ${departureId}`,
    )
  )[0]

const icsOf = async (facts: BookingFacts | undefined) => {
  if (!facts) throw new Error('no e-mail')
  const { attachments } = await writeEmail({ kind: 'time-changed-guest', facts }, sender)
  return attachments[0]?.content ?? ''
}

test('a small shift tells every guest with the calendar file, and the sale’s end and the tour’s go along', async () => {
  const { reference, departureId } = await aPaidBooking()
  const { day } = await whereIs(departureId)
  expect(await shift(departureId, '19:30')).toMatchObject({
    kind: 'changed',
    parties: [{ opensChoice: false }],
  })
  expect(await timesOf(departureId)).toEqual({ starts_at: at('19:30', day), closes_at: at('17:30', day) })
  const [email] = await told(reference, 'time-changed-guest')
  expect(email).toMatchObject({
    startedAt: at('20:00', day).toISOString(),
    choice: null,
    calendarSequence: 1,
  })
  const ics = await icsOf(email)
  expect(ics).toContain('SEQUENCE:2')
  expect(ics).toContain(`DTSTART;TZID=Europe/Helsinki:${day.replaceAll('-', '')}T193000`)
  expect(ics).toMatch(/DTEND;TZID=Europe\/Helsinki:\d{8}T043000/)
  expect(await choices(reference)).toEqual([])
})

test('each shift has its own e-mail with a higher sequence', async () => {
  const { reference, departureId } = await aPaidBooking()
  await shift(departureId, '19:30')
  await shift(departureId, '20:30')
  const emails = await told(reference, 'time-changed-guest')
  expect(emails.map(({ calendarSequence }) => calendarSequence)).toEqual([1, 2])
})

test.each([
  ['18:00', false],
  ['17:59', true],
  ['22:00', false],
  ['22:01', true],
])('a start at %s instead of 20:00 opens a choice: %s', async (time, opensChoice) => {
  const { reference, departureId } = await aPaidBooking()
  expect(await shift(departureId, time)).toMatchObject({ parties: [{ opensChoice }] })
  expect(await choices(reference)).toHaveLength(opensChoice ? 1 : 0)
  const [email] = await told(reference, 'time-changed-guest')
  expect(email?.choice?.cause ?? null).toBe(opensChoice ? 'time_changed' : null)
})

test('a guest whose tour starts earlier keeps the former cut-off', async () => {
  const { reference, departureId } = await aPaidBooking()
  const { day } = await whereIs(departureId)
  await shift(departureId, '18:30')
  const [email] = await told(reference, 'time-changed-guest')
  expect(email?.latestStartsAt).toBe(at('20:00', day).toISOString())
  const before = minutesAfter(at('20:00', day), -1440 - 1)
  expect(await cancelBooking(reference, before, before)).toMatchObject({ refund: { cents: 179_00 } })
})

test('from a move on, the new departure’s start counts alone', async () => {
  const { reference, departureId } = await aPaidBooking()
  await shift(departureId, '21:00')
  const other = await backend.aDeparture({ seats: 8 })
  const wanted = { kind: 'move', departureId: other } as const
  expect((await requestChange({ reference, wanted, asking: GUEST }, NOON)).kind).toBe('applied')
  expect(
    await backend.query(`SELECT latest_starts_at FROM bookings WHERE reference = '${reference}'`),
  ).toEqual([{ latest_starts_at: null }])
})

test('who waits for a payment is told with its time; who is about to pay has no e-mail', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const hold = await startCheckout(aBookingInput({ departureId, customerEmail: 'h@example.com' }), NOON)
  const input = aBookingInput({ departureId, cryptoType: 'bitcoin', customerEmail: 'c@example.com' })
  const crypto = await bookWithCrypto(input, NOON)
  if (hold.kind !== 'started' || crypto.kind !== 'booked') throw new Error('not booked')
  await shift(departureId, '15:00')
  const [email] = await told(crypto.reference, 'time-changed-guest')
  expect(email).toMatchObject({ isPaid: false, choice: null })
  const { attachments, text } = await writeEmail(
    { kind: 'time-changed-guest', facts: email as BookingFacts },
    sender,
  )
  expect(attachments).toEqual([])
  expect(text.replace(/\s+/g, ' ')).toContain('Your payment is due by')
  expect(await told(hold.reference, 'time-changed-guest')).toEqual([])
})

test('cryptocurrency is due six hours before the new start at the latest', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const { day } = await whereIs(departureId)
  const now = minutesAfter(at('20:00', day), -36 * 60)
  const input = aBookingInput({ departureId, cryptoType: 'bitcoin', customerEmail: 'due@example.com' })
  const crypto = await bookWithCrypto(input, now)
  if (crypto.kind !== 'booked') throw new Error('not booked')
  await shift(departureId, '18:00', now)
  expect(await backend.bookings(departureId)).toMatchObject([{ expires_at: at('12:00', day) }])
})

test('a change that waits for its payment is dropped: it was made for another start', async () => {
  const { reference, departureId } = await aPaidBooking()
  await aHeldChange({ reference, wanted: { kind: 'party', party: { adults: 2, children: 0 } } })
  await shift(departureId, '19:30')
  expect(await changesOf(reference)).toMatchObject([{ state: 'dropped' }])
  expect(await backend.seatsTaken(departureId)).toBe(1)
})

test('the same time again changes nothing, and a tour that has begun or is cancelled keeps its time', async () => {
  const { reference, departureId } = await aPaidBooking()
  const { day } = await whereIs(departureId)
  expect(await shift(departureId, '20:00')).toEqual({ kind: 'unchanged' })
  expect(await shift(departureId, '21:00', at('20:00', day))).toMatchObject({ reason: 'already_started' })
  expect(await shift(departureId, '18:00', at('18:30', day))).toMatchObject({ reason: 'in_the_past' })
  expect(await changeTime({ tourId: 1, day: '2031-07-01', time: '20:00' }, NOON)).toMatchObject({
    reason: 'no_departure',
  })
  const preview = await previewTimeChange({ ...(await whereIs(departureId)), time: '19:00' }, NOON)
  expect(preview).toMatchObject({ kind: 'changed' })
  expect(await bookingOf(reference)).toMatchObject({ version: 1 })
})
