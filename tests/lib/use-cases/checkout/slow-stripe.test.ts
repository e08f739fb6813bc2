import { http } from 'msw/core/http'
import { MINUTES_PER_DAY, addMinutes } from '@/lib/calendar/duration'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { releaseCheckout } from '@/lib/use-cases/checkout/release-checkout'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { heldBookings, started } from '@/tests/support/a-hold'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { lapseOverdue, reconcileCheckouts } from '@/tests/support/run-jobs'

const backend = aBackend()
const { aHold } = heldBookings(backend)
const API = 'https://api.stripe.com/v1/checkout/sessions'
const ALARM = 'checkout-unsettled-operator'
const AN_HOUR_LATER = addMinutes(NOON, 60)

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

test('a response that arrives after the attempt was abandoned opens nothing', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const answer = holdBackFirstAnswer()
  const start = startCheckout(aBookingInput({ departureId }), NOON)
  await answer.isAsked
  await reconcileCheckouts(addMinutes(NOON, 60))
  answer.release()

  expect(await start).toMatchObject({ kind: 'refused', reason: 'payment_provider_error' })
  expect(await backend.seatsTaken(departureId)).toBe(0)
})

test('returning while Stripe does not respond frees the seats, and a payment is still found without a webhook', async () => {
  const { departureId, sessionId, reference } = await aHold()
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => Response.error()))
  expect(await releaseCheckout(sessionId, NOON)).toEqual({ status: 'expired', reference, isUnsettled: true })
  expect(await backend.seatsTaken(departureId)).toBe(0)

  backend.stripe.server.resetHandlers()
  backend.stripe.pay(sessionId)
  await reconcileCheckouts(addMinutes(NOON, 2))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})

test('returning while Stripe does not respond closes the page once it does', async () => {
  const { sessionId } = await aHold()
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => Response.error()))
  await releaseCheckout(sessionId, NOON)
  backend.stripe.server.resetHandlers()
  await reconcileCheckouts(addMinutes(NOON, 2))
  expect(backend.stripe.facts(sessionId).status).toBe('expired')
})

test('a bank debit that no webhook reports is found by a daily check', async () => {
  const { departureId, sessionId } = await aHold()
  backend.stripe.promise(sessionId, 'pi_lost_debit')
  await reconcileCheckouts(addMinutes(NOON, 60))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'awaiting_payment' }])

  await reconcileCheckouts(addMinutes(NOON, 60 + MINUTES_PER_DAY))
  await reconcileCheckouts(addMinutes(NOON, 61 + MINUTES_PER_DAY))
  expect(backend.stripe.callsTo(sessionId)).toHaveLength(2)
  backend.stripe.pay(sessionId, 'pi_lost_debit')
  await reconcileCheckouts(addMinutes(NOON, 60 + 2 * MINUTES_PER_DAY))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})

test('a bank debit that never arrives frees its seats after two weeks, and is checked for three', async () => {
  const { departureId, sessionId } = await aHold()
  backend.stripe.promise(sessionId, 'pi_never')
  await reconcileCheckouts(addMinutes(NOON, 60))
  const late = addMinutes(NOON, 15 * MINUTES_PER_DAY)
  await lapseOverdue(late)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'lapsed' }])
  await reconcileCheckouts(late)
  await reconcileCheckouts(addMinutes(late, 7 * MINUTES_PER_DAY))
  expect(backend.stripe.callsTo(sessionId)).toHaveLength(3)
  await reconcileCheckouts(addMinutes(late, 9 * MINUTES_PER_DAY))
  expect(backend.stripe.callsTo(sessionId)).toHaveLength(3)
})

test('a bank debit without any report is abandoned after three weeks, and the guest is notified once', async () => {
  const { departureId, sessionId } = await aHold()
  const session = backend.stripe.promise(sessionId, 'pi_silent')
  await reconcileCheckouts(addMinutes(NOON, 60))
  await lapseOverdue(addMinutes(NOON, 15 * MINUTES_PER_DAY))
  await reconcileCheckouts(addMinutes(NOON, 20 * MINUTES_PER_DAY))
  expect(await backend.emails(departureId)).toEqual(['payment-under-way-guest'])
  const late = addMinutes(NOON, 22 * MINUTES_PER_DAY)
  await reconcileCheckouts(late)
  await reconcileCheckouts(addMinutes(late, MINUTES_PER_DAY))
  const update = { kind: 'payment_failed', session } as const
  await handlePaymentEvent({ id: 'evt_silent', type: 'failed', createdAt: late, update }, late)
  expect(await backend.emails(departureId)).toEqual(['payment-failed-guest', 'payment-under-way-guest'])
})

test('the guest is still notified of a bank debit that fails after its seats were freed', async () => {
  const { departureId, sessionId } = await aHold()
  const session = backend.stripe.promise(sessionId, 'pi_fails_late')
  await reconcileCheckouts(addMinutes(NOON, 60))
  const late = addMinutes(NOON, 15 * MINUTES_PER_DAY)
  await lapseOverdue(late)
  const update = { kind: 'payment_failed', session } as const
  await handlePaymentEvent({ id: 'evt_fails_late', type: 'failed', createdAt: late, update }, late)
  expect(await backend.emails(departureId)).toEqual(['payment-failed-guest', 'payment-under-way-guest'])
})

test('an abandoned bank debit is not announced if the booking ended another way, or continues', async () => {
  for (const state of ['cancelled', 'confirmed', 'refunded']) {
    const { departureId, sessionId } = await aHold()
    backend.stripe.promise(sessionId, `pi_${state}`)
    await reconcileCheckouts(addMinutes(NOON, 60))
    await backend.query(`UPDATE bookings SET state = '${state}' WHERE departure_id = ${departureId}`)
    await reconcileCheckouts(addMinutes(NOON, 22 * MINUTES_PER_DAY))
    expect(await backend.emails(departureId)).toEqual(['payment-under-way-guest'])
  }
})

test('while Stripe does not respond, the worker reports that and retries', async () => {
  await aHold()
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => Response.error()))
  const log = expectLog()
  const late = addMinutes(NOON, 60)
  await reconcileCheckouts(late)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('is asked again'))
  backend.stripe.server.resetHandlers()
  expect(await reconcileCheckouts(late)).toBe(0)
  expect(await reconcileCheckouts(addMinutes(late, 10))).toBe(1)
})

/* Cases in which Stripe cannot or will not report on a page that we opened. */

test('a paid page that Stripe refuses to close with an unfamiliar error is confirmed when the guest returns', async () => {
  const { departureId, sessionId, reference } = await aHold()
  backend.stripe.pay(sessionId)
  refuseToClose('This Checkout Session is already complete.')
  expect(await releaseCheckout(sessionId, NOON)).toMatchObject({ status: 'confirmed', reference })
  const other = await startCheckout(aBookingInput({ departureId, customerEmail: 'other@example.com' }), NOON)
  expect(other).toMatchObject({ kind: 'refused', reason: 'not_enough_slots' })
})

test('an expired page that Stripe refuses to close with an unfamiliar error frees the seats', async () => {
  const { departureId, sessionId, reference } = await aHold()
  backend.stripe.runOut(sessionId)
  refuseToClose('Nothing to expire here.')
  expect(await releaseCheckout(sessionId, NOON)).toEqual({ status: 'expired', reference })
  expect(await backend.seatsTaken(departureId)).toBe(0)
  expect(await stateOf(sessionId)).toBe('expired')
})

test('a page that should no longer be paid is read before it is closed', async () => {
  const { departureId, sessionId } = await aHold()
  await backend.query(`UPDATE bookings SET state = 'lapsed' WHERE departure_id = ${departureId}`)
  backend.stripe.pay(sessionId)
  refuseToClose('This Checkout Session is already complete.')
  await reconcileCheckouts(AN_HOUR_LATER)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})

test('a page paid at the moment of its closing is still confirmed', async () => {
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

test('an open page that Stripe will not close raises one alert after two hours of trying', async () => {
  const log = expectLog()
  const { departureId, sessionId, reference } = await aHold()
  await backend.query(`UPDATE bookings SET state = 'lapsed' WHERE departure_id = ${departureId}`)
  refuseToClose('Not now.')
  for (let tries = 0; tries < 21; tries += 1) await reconcileCheckouts(addMinutes(AN_HOUR_LATER, 10 * tries))
  expect(await backend.emails(departureId)).toEqual([])
  for (let tries = 21; tries < 24; tries += 1) await reconcileCheckouts(addMinutes(AN_HOUR_LATER, 10 * tries))
  expect(await backend.emails(departureId)).toEqual([ALARM])
  expect(await alarmOf(reference)).toEqual({ checkoutTrouble: 'unsettled', sessionId })
  expect(errorsIn(log)).toHaveLength(1)
  expect(await stateOf(sessionId)).toBe('open')
})

test('a page with an unreadable response from Stripe is checked again, and its seats are not sold', async () => {
  const log = expectLog()
  const departureId = await backend.aDeparture({ seats: 2 })
  const start = await aHold({ departureId })
  backend.stripe.server.use(http.get(`${API}/:id`, () => Response.json({})))
  await reconcileCheckouts(addMinutes(NOON, 32))
  expect(log).toHaveBeenCalledWith(expect.stringContaining('asked again'))
  const late = addMinutes(NOON, 36)
  const input = (adults: number) =>
    aBookingInput({ departureId, adults, offeredCents: adults * 179_00, customerEmail: 'other@example.com' })
  expect(await startCheckout(input(2), late)).toMatchObject({ reason: 'not_enough_slots', seatsFree: 1 })
  expect(await startCheckout(input(1), late)).toMatchObject({ kind: 'started' })
  expect(await stateOf(start.sessionId)).toBe('open')
})

test('checks that Stripe responded to do not count towards the alert', async () => {
  const { departureId, sessionId } = await aHold()
  backend.stripe.promise(sessionId, 'pi_slow')
  for (let day = 0; day < 13; day += 1)
    await reconcileCheckouts(addMinutes(AN_HOUR_LATER, day * (MINUTES_PER_DAY + 1)))
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => Response.error()))
  await reconcileCheckouts(addMinutes(AN_HOUR_LATER, 13 * (MINUTES_PER_DAY + 1)))
  expect(await backend.emails(departureId)).not.toContain(ALARM)
})

test('a page of ours that Stripe does not know raises one alert, and never counts as unpaid', async () => {
  const log = expectLog()
  const { departureId, sessionId, reference } = await aHold()
  const paid = backend.stripe.pay(sessionId)
  knowNoSession()
  for (const minutes of [0, 61, 122]) await reconcileCheckouts(addMinutes(AN_HOUR_LATER, minutes))
  expect(await stateOf(sessionId)).toBe('open')
  expect(await backend.emails(departureId)).toEqual([ALARM])
  expect(await alarmOf(reference)).toEqual({ checkoutTrouble: 'unknown', sessionId })
  expect(errorsIn(log)).toHaveLength(1)

  backend.stripe.server.resetHandlers()
  await reconcileCheckouts(addMinutes(AN_HOUR_LATER, 183))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
  expect(paid.isPaid).toBe(true)
})

test('a bank debit that Stripe no longer knows stays pending, even after three weeks, and is reported', async () => {
  const { departureId, sessionId } = await aHold()
  backend.stripe.promise(sessionId, 'pi_of_another_account')
  await reconcileCheckouts(AN_HOUR_LATER)
  knowNoSession()
  await reconcileCheckouts(addMinutes(NOON, 22 * MINUTES_PER_DAY))
  expect(await stateOf(sessionId)).toBe('waiting')
  expect(await backend.emails(departureId)).toEqual([ALARM, 'payment-under-way-guest'])
})

test('a guest’s check of a page that Stripe does not know ends nothing', async () => {
  const { departureId, sessionId, reference } = await aHold()
  knowNoSession()
  expect(await refreshCheckoutStatus(sessionId, NOON)).toEqual({ status: 'processing', reference })
  expect(await backend.seatsTaken(departureId)).toBe(1)
  expect(await stateOf(sessionId)).toBe('open')
})

test('a guest who returns from a page that Stripe does not know frees the seats; the page is still checked', async () => {
  const { departureId, sessionId, reference } = await aHold()
  knowNoSession()
  expect(await releaseCheckout(sessionId, NOON)).toEqual({ status: 'expired', reference, isUnsettled: true })
  expect(await backend.seatsTaken(departureId)).toBe(0)
  expect(await stateOf(sessionId)).toBe('open')
})

test('an event that a page has ended is trusted even though the key knows no such page', async () => {
  const { departureId, sessionId } = await aHold()
  const session = { ...backend.stripe.facts(sessionId), status: 'expired' } as const
  const update = { kind: 'session_expired', session } as const
  await handlePaymentEvent({ id: 'evt_unsettled', type: update.kind, createdAt: NOON, update }, NOON)
  expect(await stateOf(sessionId)).toBe('expired')
  expect(await backend.seatsTaken(departureId)).toBe(0)
})

/** Delay Stripe's first response; meanwhile it refuses other requests with the same key. */
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
      // The client retries after the first refusal.
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

/** The key belongs to another account, or is a test key instead of a live one. */
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
