import { http, HttpResponse } from 'msw'
import { A_DAY_MINUTES, minutesAfter } from '@/lib/calendar/duration'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { releaseCheckout } from '@/lib/use-cases/checkout/release-checkout'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { heldBookings } from '@/tests/support/a-hold'
import { expectLog } from '@/tests/support/expect-log'
import { reconcileCheckouts } from '@/tests/support/work'

/* What Stripe cannot, or will not, tell of a payment page that we opened. */

const backend = aBackend()
const { aHold } = heldBookings(backend)
const API = 'https://api.stripe.com/v1/checkout/sessions'
const ALARM = 'checkout-unsettled-operator'
const AN_HOUR_LATER = minutesAfter(NOON, 60)
let log: ReturnType<typeof expectLog>

beforeEach(() => {
  log = expectLog()
})
afterEach(() => backend.query(`UPDATE checkouts SET state = 'expired' WHERE state = 'open'`))

test('a paid page whose closing Stripe refuses in other words is confirmed when the guest comes back', async () => {
  const { departureId, sessionId, reference } = await aHold()
  backend.stripe.pay(sessionId)
  refuseToClose('This Checkout Session is already complete.')
  expect(await releaseCheckout(sessionId, NOON)).toMatchObject({ status: 'confirmed', reference })
  const other = await startCheckout(aBookingInput({ departureId, customerEmail: 'other@example.com' }), NOON)
  expect(other).toMatchObject({ kind: 'refused', reason: 'not_enough_slots' })
})

test('a page that has run out, whose closing Stripe refuses in other words, gives the seats back', async () => {
  const { departureId, sessionId, reference } = await aHold()
  backend.stripe.runOut(sessionId)
  refuseToClose('Nothing to expire here.')
  expect(await releaseCheckout(sessionId, NOON)).toEqual({ status: 'expired', reference })
  expect(await backend.seatsTaken(departureId)).toBe(0)
  expect(await stateOf(sessionId)).toBe('expired')
})

test('a paid page that nobody should pay is read before it is closed', async () => {
  const { departureId, sessionId } = await aHold()
  await backend.query(`UPDATE bookings SET state = 'lapsed' WHERE departure_id = ${departureId}`)
  backend.stripe.pay(sessionId)
  refuseToClose('This Checkout Session is already complete.')
  await reconcileCheckouts(AN_HOUR_LATER)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})

test('a page that is paid in the moment of its closing is confirmed all the same', async () => {
  const { departureId, sessionId } = await aHold()
  await backend.query(`UPDATE bookings SET state = 'lapsed' WHERE departure_id = ${departureId}`)
  backend.stripe.server.use(
    http.post(`${API}/:id/expire`, () => {
      backend.stripe.pay(sessionId)
      return HttpResponse.json(
        { error: { type: 'invalid_request_error', message: 'Too late.' } },
        { status: 400 },
      )
    }),
  )
  await reconcileCheckouts(AN_HOUR_LATER)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})

test('an open page that Stripe will not close is an alarm after two hours of trying, told once', async () => {
  const { departureId, sessionId, reference } = await aHold()
  await backend.query(`UPDATE bookings SET state = 'lapsed' WHERE departure_id = ${departureId}`)
  refuseToClose('Not now.')
  for (let tries = 0; tries < 21; tries += 1)
    await reconcileCheckouts(minutesAfter(AN_HOUR_LATER, 10 * tries))
  expect(await backend.emails(departureId)).toEqual([])
  for (let tries = 21; tries < 24; tries += 1)
    await reconcileCheckouts(minutesAfter(AN_HOUR_LATER, 10 * tries))
  expect(await backend.emails(departureId)).toEqual([ALARM])
  expect(await alarmOf(reference)).toEqual({ checkoutTrouble: 'unsettled', sessionId })
  expect(errors()).toHaveLength(1)
  expect(await stateOf(sessionId)).toBe('open')
})

test('a page about which Stripe answers what cannot be read is asked about again, and sells nobody’s seats', async () => {
  const departureId = await backend.aDeparture({ seats: 2 })
  const start = await aHold({ departureId })
  backend.stripe.server.use(http.get(`${API}/:id`, () => HttpResponse.json({})))
  await reconcileCheckouts(minutesAfter(NOON, 32))
  expect(log).toHaveBeenCalledWith(expect.stringContaining('asked again'))
  const late = minutesAfter(NOON, 36)
  const input = (adults: number) =>
    aBookingInput({ departureId, adults, offeredCents: adults * 179_00, customerEmail: 'other@example.com' })
  expect(await startCheckout(input(2), late)).toMatchObject({ reason: 'not_enough_slots', seatsFree: 1 })
  expect(await startCheckout(input(1), late)).toMatchObject({ kind: 'started' })
  expect(await stateOf(start.sessionId)).toBe('open')
})

test('questions that Stripe answered do not count towards the alarm', async () => {
  const { departureId, sessionId } = await aHold()
  backend.stripe.promise(sessionId, 'pi_slow')
  for (let day = 0; day < 13; day += 1)
    await reconcileCheckouts(minutesAfter(AN_HOUR_LATER, day * (A_DAY_MINUTES + 1)))
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => HttpResponse.error()))
  await reconcileCheckouts(minutesAfter(AN_HOUR_LATER, 13 * (A_DAY_MINUTES + 1)))
  expect(await backend.emails(departureId)).not.toContain(ALARM)
  await backend.query(`UPDATE checkouts SET state = 'failed' WHERE session_id = '${sessionId}'`)
})

test('a page of ours that Stripe does not know is an alarm, told once, and never taken for unpaid', async () => {
  const { departureId, sessionId, reference } = await aHold()
  const paid = backend.stripe.pay(sessionId)
  knowNoSession()
  for (const minutes of [0, 61, 122]) await reconcileCheckouts(minutesAfter(AN_HOUR_LATER, minutes))
  expect(await stateOf(sessionId)).toBe('open')
  expect(await backend.emails(departureId)).toEqual([ALARM])
  expect(await alarmOf(reference)).toEqual({ checkoutTrouble: 'unknown', sessionId })
  expect(errors()).toHaveLength(1)

  backend.stripe.server.resetHandlers()
  await reconcileCheckouts(minutesAfter(AN_HOUR_LATER, 183))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
  expect(paid.isPaid).toBe(true)
})

test('a bank debit that Stripe does not know any more keeps waiting, also after three weeks, and is told', async () => {
  const { departureId, sessionId } = await aHold()
  backend.stripe.promise(sessionId, 'pi_of_another_account')
  await reconcileCheckouts(AN_HOUR_LATER)
  knowNoSession()
  await reconcileCheckouts(minutesAfter(NOON, 22 * A_DAY_MINUTES))
  expect(await stateOf(sessionId)).toBe('waiting')
  expect(await backend.emails(departureId)).toEqual([ALARM, 'payment-under-way-guest'])
  await backend.query(`UPDATE checkouts SET state = 'failed' WHERE session_id = '${sessionId}'`)
})

test('the guest’s own question about a page that Stripe does not know ends nothing', async () => {
  const { departureId, sessionId, reference } = await aHold()
  knowNoSession()
  expect(await refreshCheckoutStatus(sessionId, NOON)).toEqual({ status: 'processing', reference })
  expect(await backend.seatsTaken(departureId)).toBe(1)
  expect(await stateOf(sessionId)).toBe('open')
})

test('who comes back from a page that Stripe does not know frees the seats; the page stays to be asked about', async () => {
  const { departureId, sessionId, reference } = await aHold()
  knowNoSession()
  expect(await releaseCheckout(sessionId, NOON)).toEqual({ status: 'expired', reference })
  expect(await backend.seatsTaken(departureId)).toBe(0)
  expect(await stateOf(sessionId)).toBe('open')
})

test('news of a page’s end is believed although the key knows no such page', async () => {
  const { departureId, sessionId } = await aHold()
  const session = { ...backend.stripe.facts(sessionId), status: 'expired' } as const
  const update = { kind: 'session_expired', session } as const
  await handlePaymentEvent({ id: 'evt_unsettled', type: update.kind, createdAt: NOON, update }, NOON)
  expect(await stateOf(sessionId)).toBe('expired')
  expect(await backend.seatsTaken(departureId)).toBe(0)
})

function refuseToClose(message: string): void {
  const error = { type: 'invalid_request_error', message }
  backend.stripe.server.use(
    http.post(`${API}/:id/expire`, () => HttpResponse.json({ error }, { status: 400 })),
  )
}

/** The key is of another account, or a test key where a live one was. */
function knowNoSession(): void {
  const error = {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such checkout.session',
  }
  const refuse = () => HttpResponse.json({ error }, { status: 404 })
  backend.stripe.server.use(http.get(`${API}/:id`, refuse), http.post(`${API}/:id/expire`, refuse))
}

async function stateOf(sessionId: string): Promise<string | undefined> {
  const rows = await backend.query<{ state: string }>(
    `SELECT state FROM checkouts WHERE session_id = '${sessionId}'`,
  )
  return rows[0]?.state
}

async function alarmOf(reference: string) {
  const [row] = await backend.query(
    `SELECT facts->>'checkoutTrouble' AS "checkoutTrouble", facts->>'sessionId' AS "sessionId"
     FROM emails JOIN bookings b ON b.id = booking_id WHERE b.reference = '${reference}' AND kind = '${ALARM}'`,
  )
  return row
}

const errors = () => log.mock.calls.filter(([line]) => line.startsWith('{"level":"error"'))
