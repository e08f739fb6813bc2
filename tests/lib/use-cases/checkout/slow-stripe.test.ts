import { http } from 'msw/core/http'
import { A_DAY_MINUTES, minutesAfter } from '@/lib/calendar/duration'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { releaseCheckout } from '@/lib/use-cases/checkout/release-checkout'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { heldBookings, started } from '@/tests/support/a-hold'
import { expectLog } from '@/tests/support/expect-log'
import { lapseOverdue, reconcileCheckouts } from '@/tests/support/work'

const backend = aBackend()
const { aHold } = heldBookings(backend)
const API = 'https://api.stripe.com/v1/checkout/sessions'
const ALARM = 'checkout-unsettled-operator'
const AN_HOUR_LATER = minutesAfter(NOON, 60)

afterEach(() =>
  backend.query(
    `UPDATE checkouts SET state = 'expired' WHERE state IN ('open', 'waiting'); DELETE FROM graphile_worker._private_jobs`,
  ),
)

test('a double click while Stripe is slow is one booking and one page', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const input = aBookingInput({ departureId, idempotencyKey: 'slow-double-click' })
  const answer = holdBackFirstAnswer()
  const first = startCheckout(input, NOON)
  await answer.isAsked
  const second = startCheckout(input, NOON)
  await answer.isRefused
  answer.release()

  expect(started(await second)).toEqual(started(await first))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'hold' }])
  expect(await backend.seatsTaken(departureId)).toBe(1)
})

test('an answer that comes after the attempt was given up opens nothing', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const answer = holdBackFirstAnswer()
  const start = startCheckout(aBookingInput({ departureId }), NOON)
  await answer.isAsked
  await reconcileCheckouts(minutesAfter(NOON, 60))
  answer.release()

  expect(await start).toMatchObject({ kind: 'refused', reason: 'payment_provider_error' })
  expect(await backend.seatsTaken(departureId)).toBe(0)
})

test('going back while Stripe does not answer gives the seats back, and a payment is still found without a webhook', async () => {
  const { departureId, sessionId, reference } = await aHold()
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => Response.error()))
  expect(await releaseCheckout(sessionId, NOON)).toEqual({ status: 'expired', reference, isUnsettled: true })
  expect(await backend.seatsTaken(departureId)).toBe(0)

  backend.stripe.server.resetHandlers()
  backend.stripe.pay(sessionId)
  await reconcileCheckouts(minutesAfter(NOON, 2))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})

test('going back while Stripe does not answer closes the page once it does', async () => {
  const { sessionId } = await aHold()
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => Response.error()))
  await releaseCheckout(sessionId, NOON)
  backend.stripe.server.resetHandlers()
  await reconcileCheckouts(minutesAfter(NOON, 2))
  expect(backend.stripe.facts(sessionId).status).toBe('expired')
})

test('a bank debit whose arrival no webhook tells is found by asking once a day', async () => {
  const { departureId, sessionId } = await aHold()
  backend.stripe.promise(sessionId, 'pi_lost_debit')
  await reconcileCheckouts(minutesAfter(NOON, 60))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'awaiting_payment' }])

  await reconcileCheckouts(minutesAfter(NOON, 60 + A_DAY_MINUTES))
  await reconcileCheckouts(minutesAfter(NOON, 61 + A_DAY_MINUTES))
  expect(backend.stripe.callsTo(sessionId)).toHaveLength(2)
  backend.stripe.pay(sessionId, 'pi_lost_debit')
  await reconcileCheckouts(minutesAfter(NOON, 60 + 2 * A_DAY_MINUTES))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})

test('a bank debit that never arrives gives its seats back after two weeks, and is asked about for three', async () => {
  const { departureId, sessionId } = await aHold()
  backend.stripe.promise(sessionId, 'pi_never')
  await reconcileCheckouts(minutesAfter(NOON, 60))
  const late = minutesAfter(NOON, 15 * A_DAY_MINUTES)
  await lapseOverdue(late)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'lapsed' }])
  await reconcileCheckouts(late)
  await reconcileCheckouts(minutesAfter(late, 7 * A_DAY_MINUTES))
  expect(backend.stripe.callsTo(sessionId)).toHaveLength(3)
  await reconcileCheckouts(minutesAfter(late, 9 * A_DAY_MINUTES))
  expect(backend.stripe.callsTo(sessionId)).toHaveLength(3)
})

test('a bank debit of which nobody ever hears is given up after three weeks, and the guest is told once', async () => {
  const { departureId, sessionId } = await aHold()
  const session = backend.stripe.promise(sessionId, 'pi_silent')
  await reconcileCheckouts(minutesAfter(NOON, 60))
  await lapseOverdue(minutesAfter(NOON, 15 * A_DAY_MINUTES))
  await reconcileCheckouts(minutesAfter(NOON, 20 * A_DAY_MINUTES))
  expect(await backend.emails(departureId)).toEqual(['payment-under-way-guest'])
  const late = minutesAfter(NOON, 22 * A_DAY_MINUTES)
  await reconcileCheckouts(late)
  await reconcileCheckouts(minutesAfter(late, A_DAY_MINUTES))
  const update = { kind: 'payment_failed', session } as const
  await handlePaymentEvent({ id: 'evt_silent', type: 'failed', createdAt: late, update }, late)
  expect(await backend.emails(departureId)).toEqual(['payment-failed-guest', 'payment-under-way-guest'])
})

test('a bank debit that fails after its seats were given back is told to the guest all the same', async () => {
  const { departureId, sessionId } = await aHold()
  const session = backend.stripe.promise(sessionId, 'pi_fails_late')
  await reconcileCheckouts(minutesAfter(NOON, 60))
  const late = minutesAfter(NOON, 15 * A_DAY_MINUTES)
  await lapseOverdue(late)
  const update = { kind: 'payment_failed', session } as const
  await handlePaymentEvent({ id: 'evt_fails_late', type: 'failed', createdAt: late, update }, late)
  expect(await backend.emails(departureId)).toEqual(['payment-failed-guest', 'payment-under-way-guest'])
})

test('a bank debit that is given up is not told when the booking has ended otherwise, or goes on', async () => {
  for (const state of ['cancelled', 'confirmed', 'refunded']) {
    const { departureId, sessionId } = await aHold()
    backend.stripe.promise(sessionId, `pi_${state}`)
    await reconcileCheckouts(minutesAfter(NOON, 60))
    await backend.query(`UPDATE bookings SET state = '${state}' WHERE departure_id = ${departureId}`)
    await reconcileCheckouts(minutesAfter(NOON, 22 * A_DAY_MINUTES))
    expect(await backend.emails(departureId)).toEqual(['payment-under-way-guest'])
  }
})

test('while Stripe does not answer the worker, it says so and asks again', async () => {
  await aHold()
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => Response.error()))
  const log = expectLog()
  const late = minutesAfter(NOON, 60)
  await reconcileCheckouts(late)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('is asked again'))
  backend.stripe.server.resetHandlers()
  expect(await reconcileCheckouts(late)).toBe(0)
  expect(await reconcileCheckouts(minutesAfter(late, 10))).toBe(1)
})

/* What Stripe cannot, or will not, tell of a payment page that we opened. */

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
      return Response.json(
        { error: { type: 'invalid_request_error', message: 'Too late.' } },
        { status: 400 },
      )
    }),
  )
  await reconcileCheckouts(AN_HOUR_LATER)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})

test('an open page that Stripe will not close is an alarm after two hours of trying, told once', async () => {
  const log = expectLog()
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
  expect(errorsIn(log)).toHaveLength(1)
  expect(await stateOf(sessionId)).toBe('open')
})

test('a page about which Stripe answers what cannot be read is asked about again, and sells nobody’s seats', async () => {
  const log = expectLog()
  const departureId = await backend.aDeparture({ seats: 2 })
  const start = await aHold({ departureId })
  backend.stripe.server.use(http.get(`${API}/:id`, () => Response.json({})))
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
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => Response.error()))
  await reconcileCheckouts(minutesAfter(AN_HOUR_LATER, 13 * (A_DAY_MINUTES + 1)))
  expect(await backend.emails(departureId)).not.toContain(ALARM)
})

test('a page of ours that Stripe does not know is an alarm, told once, and never taken for unpaid', async () => {
  const log = expectLog()
  const { departureId, sessionId, reference } = await aHold()
  const paid = backend.stripe.pay(sessionId)
  knowNoSession()
  for (const minutes of [0, 61, 122]) await reconcileCheckouts(minutesAfter(AN_HOUR_LATER, minutes))
  expect(await stateOf(sessionId)).toBe('open')
  expect(await backend.emails(departureId)).toEqual([ALARM])
  expect(await alarmOf(reference)).toEqual({ checkoutTrouble: 'unknown', sessionId })
  expect(errorsIn(log)).toHaveLength(1)

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
  expect(await releaseCheckout(sessionId, NOON)).toEqual({ status: 'expired', reference, isUnsettled: true })
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

/** Stripe takes its time with the first request; as it does, it refuses others with the same key meanwhile. */
function holdBackFirstAnswer() {
  const asked = signal()
  const refused = signal()
  const released = signal()
  let count = 0
  backend.stripe.server.use(
    http.post(API, async () => {
      count += 1
      if (count === 1) {
        asked.give()
        await released.given
        return undefined
      }
      if (released.isGiven()) return undefined
      // The first refusal is answered by the client's own second try.
      if (count === 3) refused.give()
      const error = { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'in use' }
      return Response.json({ error }, { status: 409 })
    }),
  )
  return { isAsked: asked.given, isRefused: refused.given, release: released.give }
}

function signal() {
  let give = () => {}
  let isGiven = false
  const given = new Promise<void>((resolve) => {
    give = () => {
      isGiven = true
      resolve()
    }
  })
  return { given, give: () => give(), isGiven: () => isGiven }
}

function refuseToClose(message: string): void {
  const error = { type: 'invalid_request_error', message }
  backend.stripe.server.use(http.post(`${API}/:id/expire`, () => Response.json({ error }, { status: 400 })))
}

/** The key is of another account, or a test key where a live one was. */
function knowNoSession(): void {
  const error = {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such checkout.session',
  }
  const refuse = () => Response.json({ error }, { status: 404 })
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

const errorsIn = (log: ReturnType<typeof expectLog>) =>
  log.mock.calls.filter(([line]) => line.startsWith('{"level":"error"'))
