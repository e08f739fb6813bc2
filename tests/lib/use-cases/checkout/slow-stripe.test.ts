import { http, HttpResponse } from 'msw'
import { A_DAY_MINUTES, minutesAfter } from '@/lib/calendar/duration'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { releaseCheckout } from '@/lib/use-cases/checkout/release-checkout'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { heldBookings, started } from '@/tests/support/a-hold'
import { expectLog } from '@/tests/support/expect-log'
import { lapseOverdue, reconcileCheckouts } from '@/tests/support/work'

const backend = aBackend()
const { aHold } = heldBookings(backend)
const SESSIONS = 'https://api.stripe.com/v1/checkout/sessions'

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
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => HttpResponse.error()))
  expect(await releaseCheckout(sessionId, NOON)).toEqual({ status: 'expired', reference })
  expect(await backend.seatsTaken(departureId)).toBe(0)

  backend.stripe.server.resetHandlers()
  backend.stripe.pay(sessionId)
  await reconcileCheckouts(minutesAfter(NOON, 2))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})

test('going back while Stripe does not answer closes the page once it does', async () => {
  const { sessionId } = await aHold()
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => HttpResponse.error()))
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
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => HttpResponse.error()))
  const log = expectLog()
  const late = minutesAfter(NOON, 60)
  await reconcileCheckouts(late)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('is asked again'))
  backend.stripe.server.resetHandlers()
  expect(await reconcileCheckouts(late)).toBe(0)
  expect(await reconcileCheckouts(minutesAfter(late, 10))).toBe(1)
})

/** Stripe takes its time with the first request; as it does, it refuses others with the same key meanwhile. */
function holdBackFirstAnswer() {
  const asked = signal()
  const refused = signal()
  const released = signal()
  let count = 0
  backend.stripe.server.use(
    http.post(SESSIONS, async () => {
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
      return HttpResponse.json({ error }, { status: 409 })
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
