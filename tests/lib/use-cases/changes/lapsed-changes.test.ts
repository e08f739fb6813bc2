import { minutesAfter } from '@/lib/calendar/duration'
import { giveUpChange } from '@/lib/use-cases/changes/give-up-change'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { lapseDeparture } from '@/lib/use-cases/seats/lapse-departure'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { anOffice } from '@/tests/support/an-office'
import { runOps } from '@/tests/support/run-ops'

/* A change that waits for its payment and is not paid in time. Rule: dropped-changes (docs/rules.md) */

const backend = aBackend()
const { told, aGuest } = anOffice(backend)
const { aHeldChange, bookingOf } = changedBookings(backend)
const LATE = minutesAfter(NOON, 40)
const LAPSED = 'change-lapsed-guest to aino@example.com'

const party = (adults: number) => ({ kind: 'party', party: { adults, children: 0 } }) as const

/** Stripe has told that nobody paid on the page of a change. */
const closePage = (sessionId: string) =>
  backend.query(`UPDATE checkouts SET state = 'expired' WHERE session_id = '${sessionId}'`)

test('a change that lapses is told to its guest once, and the booking is as it was', async () => {
  const { reference, departureId } = await aGuest()
  const { sessionId } = await aHeldChange({ reference, wanted: party(3) })
  await closePage(sessionId)
  await lapseDeparture(departureId, minutesAfter(NOON, 34))
  expect(await told(minutesAfter(NOON, 34))).toEqual([])
  await lapseDeparture(departureId, LATE)
  await lapseDeparture(departureId, minutesAfter(LATE, 1))
  expect(await told(LATE)).toEqual([LAPSED])
  expect(await bookingOf(reference)).toMatchObject({ state: 'confirmed', adults: 1 })
  const [email] = await backend.query(
    `SELECT facts->>'adults' AS adults FROM emails e JOIN bookings b ON b.id = e.booking_id
     WHERE reference = '${reference}' AND kind = 'change-lapsed-guest'`,
  )
  expect(email).toEqual({ adults: '1' })
})

test('a change to another date that lapses is told of the date that the booking is on', async () => {
  const { reference, departureId } = await aGuest()
  const dearer = await backend.aDeparture({ seats: 8 })
  await backend.query(`UPDATE departures SET adult_price_cents = 19900 WHERE id = ${dearer}`)
  const { sessionId } = await aHeldChange({ reference, wanted: { kind: 'move', departureId: dearer } })
  await closePage(sessionId)
  await lapseDeparture(dearer, LATE)
  expect(await told(LATE)).toEqual([LAPSED])
  const [row] = await backend.query(
    `SELECT facts->>'day' = d.day::text AS "isOwnDay" FROM emails e JOIN departures d ON d.id = ${departureId}
     WHERE kind = 'change-lapsed-guest' AND booking_id = (SELECT id FROM bookings WHERE reference = '${reference}')`,
  )
  expect(row).toEqual({ isOwnDay: true })
})

test('a guest who has dropped the change is told nothing', async () => {
  const { reference, departureId } = await aGuest()
  await aHeldChange({ reference, wanted: party(3) })
  await giveUpChange(reference, 'guest', NOON)
  await lapseDeparture(departureId, LATE)
  expect(await told(LATE)).toEqual([])
})

test('a guest who asks again as the first change lapses is not told of it', async () => {
  const { reference } = await aGuest()
  const { sessionId } = await aHeldChange({ reference, wanted: party(3) })
  await closePage(sessionId)
  await requestChange({ reference, wanted: party(2), asking: GUEST }, LATE)
  expect(await told(LATE)).toEqual([])
})

test('what ends a booking as its change lapses is told alone', async () => {
  const { reference } = await aGuest()
  const { sessionId } = await aHeldChange({ reference, wanted: party(3) })
  await closePage(sessionId)
  await runOps(LATE, 'booking', 'cancel', reference, '--by-us', '--now', '--yes')
  const mail = await told(LATE)
  expect(mail).toContain('booking-cancelled-guest to aino@example.com')
  expect(mail).not.toContain(LAPSED)
})
