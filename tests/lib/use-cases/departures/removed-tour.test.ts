import { addMinutes } from '@/lib/calendar/duration'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { applyRetention } from '@/lib/use-cases/scheduled/apply-retention'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { saveTourSnapshots } from '@/lib/use-cases/departures/tour-snapshots'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { warnOfOrphanedTours } from '@/lib/server/process/warn-of-orphaned-tours'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { heldBookings } from '@/tests/support/a-hold'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { lapseOverdue } from '@/tests/support/run-jobs'
import { watchStatements } from '@/tests/support/record-statements'
import { runOps } from '@/tests/support/run-ops'

const backend = aBackend()
const { aHold } = heldBookings(backend)

/** When every cryptocurrency booking of these tests has expired. */
const LATE = addMinutes(NOON, 3 * 1440)

/** The rest of the season, a tenth of which can be held unpaid. */
beforeAll(async () => {
  await backend.aDeparture({ seats: 200 })
  await backend.query(`INSERT INTO tours VALUES (99, 17900, 12900, 8)`)
})

afterEach(() => backend.query('DELETE FROM graphile_worker._private_jobs'))

/** The tour is removed from content/tours after it was booked; its rows stay. */
async function retire(departureId: number): Promise<void> {
  await backend.query(`UPDATE departures SET tour_id = 99 WHERE id = ${departureId}`)
}

async function factsOf(kind: string, departureId: number): Promise<BookingFacts | undefined> {
  const [email] = await backend.query<{ facts: BookingFacts }>(
    `SELECT facts FROM emails l JOIN bookings b ON b.id = l.booking_id
     WHERE b.departure_id = ${departureId} AND kind = '${kind}'`,
  )
  return email?.facts
}

test('a guest who paid for a removed tour is confirmed, and may cancel', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const start = await aHold({ departureId })
  await retire(departureId)
  // Its VAT rate is removed with it, so staff must write the receipt.
  const log = expectLog()
  const session = backend.stripe.pay(start.sessionId)
  const update = { kind: 'session_completed', session } as const
  await handlePaymentEvent(
    { id: 'evt_gone', type: 'checkout.session.completed', createdAt: NOON, update },
    NOON,
  )
  expect((await backend.bookings(departureId))[0]?.state).toBe('confirmed')
  expect(log.mock.calls).toEqual([[expect.stringContaining('no rate of value added tax')]])
  expect(await factsOf('booking-confirmed-guest', departureId)).toMatchObject({
    tourName: 'Tour 99',
    tourUrl: 'https://lumi.example.com/',
    timesText: 'Start 20:00',
    endsAt: null,
    isGuaranteed: false,
  })
  expect(await cancelBooking.run(start.reference, NOON, NOON)).toMatchObject({ kind: 'cancelled' })
})

test('a booking of a removed tour lapses with its e-mail, and so do those of all other tours', async () => {
  const gone = await backend.aDeparture({ seats: 8 })
  const other = await backend.aDeparture({ seats: 8 })
  await bookWithCrypto(
    aBookingInput({ departureId: gone, cryptoType: 'bitcoin', customerEmail: 'a@example.com' }),
    NOON,
  )
  await bookWithCrypto(
    aBookingInput({ departureId: other, cryptoType: 'bitcoin', customerEmail: 'b@example.com' }),
    NOON,
  )
  await retire(gone)
  await lapseOverdue(LATE)
  expect((await backend.bookings(gone))[0]?.state).toBe('lapsed')
  expect((await backend.bookings(other))[0]?.state).toBe('lapsed')
  expect(await backend.emails(gone)).toContain('crypto-lapsed-guest')
  expect(await backend.emails(other)).toContain('crypto-lapsed-guest')
})

test('a departure that cannot be lapsed is logged, and delays neither the others nor the daily erasure', async () => {
  const complain = expectLog()
  const stuck = await backend.aDeparture({ seats: 8 })
  const other = await backend.aDeparture({ seats: 8 })
  await bookWithCrypto(
    aBookingInput({ departureId: stuck, cryptoType: 'bitcoin', customerEmail: 'c@example.com' }),
    NOON,
  )
  await bookWithCrypto(
    aBookingInput({ departureId: other, cryptoType: 'bitcoin', customerEmail: 'd@example.com' }),
    NOON,
  )
  await backend.query(`
    CREATE FUNCTION refuse_lapse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'this row cannot lapse'; END $$;
    CREATE TRIGGER refuse_lapse BEFORE UPDATE ON bookings FOR EACH ROW
      WHEN (NEW.state = 'lapsed' AND NEW.departure_id = ${stuck}) EXECUTE FUNCTION refuse_lapse()`)
  await lapseOverdue(LATE)
  expect((await backend.bookings(other))[0]?.state).toBe('lapsed')
  const complaints = complain.mock.calls.map(([line]) => JSON.parse(line))
  expect(complaints[0]).toMatchObject({ key: `lapse_departure:${stuck}` })
  expect(new Set(complaints.map(({ msg }) => msg))).toEqual(new Set(['job failed, will be tried again']))
  const attempts = async () =>
    (
      await backend.query<{ attempts: number }>(
        `SELECT attempts FROM graphile_worker.jobs WHERE key = 'lapse_departure:${stuck}'`,
      )
    )[0]?.attempts
  const before = await attempts()
  // It runs every minute and counts its failures; otherwise nobody would ever be notified.
  await lapseOverdue(LATE)
  expect(await attempts()).toBeGreaterThanOrEqual(before ?? Infinity)
  await applyRetention.run(LATE)
  await backend.query(
    'UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key LIKE $$lapse%$$',
  )
  await backend.query('DROP TRIGGER refuse_lapse ON bookings; DROP FUNCTION refuse_lapse')
  await lapseOverdue(LATE)
  expect((await backend.bookings(stuck))[0]?.state).toBe('awaiting_payment')
  expect((await runOps(NOON, 'jobs'))[1]).toMatch(new RegExp(`^lapse_departure:${stuck} +25 `))
  await runOps(NOON, 'jobs', 'retry', '--yes')
  await lapseOverdue(LATE)
  expect((await backend.bookings(stuck))[0]?.state).toBe('lapsed')
})

test('nobody can book a removed tour, by card or by cryptocurrency', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  await retire(departureId)
  const input = aBookingInput({ tourId: 99, departureId, customerEmail: 'e@example.com' })
  expect(await startCheckout(input, NOON)).toEqual({ kind: 'refused', reason: 'date_closed' })
  expect(await bookWithCrypto({ ...input, cryptoType: 'bitcoin' }, NOON)).toEqual({
    kind: 'refused',
    reason: 'date_closed',
  })
  expect(await backend.bookings(departureId)).toEqual([])
})

test('e-mails about a removed tour use its last published text', async () => {
  await backend.query(`UPDATE tours SET snapshot = NULL WHERE id = 1`)
  await saveTourSnapshots()
  await backend.query(`UPDATE tours SET snapshot = (SELECT snapshot FROM tours WHERE id = 1) WHERE id = 99`)
  const departureId = await backend.aDeparture({ seats: 8 })
  const input = aBookingInput({ departureId, cryptoType: 'bitcoin', customerEmail: 'f@example.com' })
  const booking = await bookWithCrypto(input, NOON)
  if (booking.kind !== 'booked') throw new Error('not booked')
  await retire(departureId)
  await cancelBooking.run(booking.reference, 'us', NOON)
  expect(await factsOf('booking-cancelled-guest', departureId)).toMatchObject({
    tourName: 'Guaranteed Northern Lights Tour',
    meetingPoint: 'Pick-up at your accommodation in Rovaniemi',
    timesText: 'Pick-up 20:00, drop-off between 00:00 and 05:00',
    tourUrl: 'https://lumi.example.com/',
    isGuaranteed: true,
  })
})

test('the tour is loaded once for all e-mails of one language about one act', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const { reference } = await aHold({ departureId })
  await retire(departureId)
  const statements = watchStatements()
  await cancelBooking.run(reference, NOON, NOON)
  expect(statements.texts().filter((text) => /^SELECT .*"snapshot"/.test(text))).toHaveLength(1)
  statements.stop()
})

test('each start, and the publishing command, name removed tours that still have guests', async () => {
  const complain = expectLog()
  const departureId = await backend.aDeparture({ seats: 8 })
  await startCheckout(aBookingInput({ departureId, customerEmail: 'g@example.com' }), NOON)
  await retire(departureId)
  await warnOfOrphanedTours(NOON)
  const line = /tour 99 is not in content\/tours and has \d+ bookings? from 2026-12-\d\d on/
  expect(complain.mock.calls.map(([said]) => said)).toEqual([expect.stringMatching(line)])
  const said = await runOps(NOON, 'season', 'open', 'all', 2026, '--yes')
  expect(said.at(-1)).toMatch(/^Tour 99 is not in content\/tours and has \d+ bookings? from/)
})

test('a start without a database says so and continues', async () => {
  const complain = expectLog()
  await backend.query('ALTER TABLE tours RENAME TO tours_away')
  await warnOfOrphanedTours(NOON)
  await backend.query('ALTER TABLE tours_away RENAME TO tours')
  expect(complain).toHaveBeenCalledTimes(1)
})
