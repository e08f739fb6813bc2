import { http } from 'msw/core/http'
import { setTimeout as pause } from 'node:timers/promises'
import { HOLD_MINUTES } from '@/lib/booking/seats/hold'
import { addMinutes } from '@/lib/calendar/duration'
import { type PaymentUpdate } from '@/lib/stripe/events'
import { type CheckoutSessionFacts } from '@/lib/stripe/session-facts'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { heldBookings, started } from '@/tests/support/a-hold'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { followPayments, lapseOverdue, payRefunds, reconcileCheckouts } from '@/tests/support/run-jobs'

const backend = aBackend()
const { aHold } = heldBookings(backend)
const CONFIRMED = ['booking-confirmed-guest', 'booking-confirmed-operator']
const REFUNDED = ['payment-refunded-guest', 'payment-refunded-operator']
const AN_HOUR_LATER = addMinutes(NOON, 60)
const REFUNDS = 'https://api.stripe.com/v1/refunds'
const DAWDLING = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`
let events = 0

afterEach(() => backend.query('DELETE FROM graphile_worker._private_jobs'))

test('a payment confirms the booking and queues each e-mail once, however often it is reported', async () => {
  const { departureId, sessionId } = await aHold({ seats: 1 })
  const paid = backend.stripe.pay(sessionId)
  await Promise.all([
    tell('session_completed', paid, 'evt_same'),
    tell('session_completed', paid, 'evt_same'),
  ])
  await tell('session_completed', paid, 'evt_other')
  await refreshCheckoutStatus(sessionId, NOON)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed', expires_at: null }])
  expect(await backend.emails(departureId)).toEqual(CONFIRMED)
  expect(await payRefunds(NOON)).toBe(0)
})

test('webhook and return at the same moment confirm once', async () => {
  const { departureId, sessionId } = await aHold({ seats: 1 })
  const paid = backend.stripe.pay(sessionId)
  const both = [
    tell('session_completed', paid),
    refreshCheckoutStatus(sessionId, NOON),
    tell('payment_arrived', paid),
  ]
  await Promise.all(both)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
  expect(await backend.emails(departureId)).toEqual(CONFIRMED)
})

test('a payment after the hold lapsed gets seats again if there are any', async () => {
  const { departureId, sessionId } = await aHold({ seats: 1 })
  await reconcileCheckouts(AN_HOUR_LATER)
  expect(await backend.seatsTaken(departureId)).toBe(0)
  await tell('session_completed', backend.stripe.pay(sessionId), 'evt_late', AN_HOUR_LATER)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
  expect(await backend.emails(departureId)).toEqual(CONFIRMED)
})

test('a payment whose seats are gone is refunded once, and both sides are notified once', async () => {
  const { departureId, sessionId, reference } = await aHold({ seats: 1 })
  await reconcileCheckouts(AN_HOUR_LATER)
  await startCheckout(aBookingInput({ departureId }), AN_HOUR_LATER)
  const paid = backend.stripe.pay(sessionId)
  await tell('session_completed', paid, 'evt_gone', AN_HOUR_LATER)
  await tell('session_completed', paid, 'evt_gone_again', AN_HOUR_LATER)
  expect(await refreshCheckoutStatus(sessionId, AN_HOUR_LATER)).toEqual({ status: 'refunded', reference })
  const [first, second] = await Promise.all([payRefunds(AN_HOUR_LATER), payRefunds(AN_HOUR_LATER)])
  expect(first + second).toBe(1)
  expect(await backend.emails(departureId)).toEqual(REFUNDED)
  const refunds = refundsOf(paid.paymentIntentId)
  expect(refunds).toHaveLength(1)
  expect(refunds[0]?.form.get('amount')).toBe('17900')
  expect((await backend.bookings(departureId)).map(({ state }) => state)).toEqual(['refunded', 'hold'])
})

test('a guest who paid but got no seats reads the next dates with enough seats for the party', async () => {
  const { departureId, sessionId } = await aHold({ seats: 1 })
  const full = await backend.aDeparture({ seats: 0 })
  const free = await backend.aDeparture({ seats: 1 })
  await reconcileCheckouts(AN_HOUR_LATER)
  await startCheckout(aBookingInput({ departureId }), AN_HOUR_LATER)
  await tell('session_completed', backend.stripe.pay(sessionId), 'evt_next_dates', AN_HOUR_LATER)
  await payRefunds(AN_HOUR_LATER)
  const days = await backend.query<{ id: number; day: string }>(
    `SELECT id, day::text FROM departures WHERE id IN (${full}, ${free})`,
  )
  const told = await backend.query<{ days: readonly string[] }>(
    `SELECT facts->'nextDays' AS days FROM emails e JOIN bookings b ON b.id = e.booking_id
     WHERE b.departure_id = ${departureId} AND kind = 'payment-refunded-guest'`,
  )
  expect(told.map((one) => one.days)).toEqual([[days.find(({ id }) => id === free)?.day]])
})

test('a refund that Stripe cannot make is retried with the same key until it succeeds', async () => {
  const { departureId, sessionId } = await aHold({ seats: 1 })
  await reconcileCheckouts(AN_HOUR_LATER)
  await startCheckout(aBookingInput({ departureId }), AN_HOUR_LATER)
  const paid = backend.stripe.pay(sessionId)
  await tell('session_completed', paid, 'evt_refund_later', AN_HOUR_LATER)
  backend.stripe.server.use(http.post('https://api.stripe.com/v1/refunds', () => Response.error()))
  const log = expectLog()
  expect(await payRefunds(AN_HOUR_LATER)).toBe(0)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('will be tried again'))
  expect(await backend.emails(departureId)).toEqual([])
  backend.stripe.server.resetHandlers()
  expect(await payRefunds(addMinutes(AN_HOUR_LATER, 1))).toBe(0)
  expect(await payRefunds(addMinutes(AN_HOUR_LATER, 3))).toBe(1)
  expect(await backend.emails(departureId)).toEqual(REFUNDED)
})

test('two payments for one booking: the second is refunded, the booking stays', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const input = aBookingInput({ departureId, idempotencyKey: 'pays-twice' })
  const first = started(await startCheckout(input, NOON))
  await reconcileCheckouts(AN_HOUR_LATER)
  const second = started(await startCheckout(input, AN_HOUR_LATER))
  await tell('session_completed', backend.stripe.pay(second.sessionId), 'evt_second', AN_HOUR_LATER)
  const twice = backend.stripe.pay(first.sessionId)
  await tell('session_completed', twice, 'evt_first', AN_HOUR_LATER)
  await payRefunds(AN_HOUR_LATER)
  expect(refundsOf(twice.paymentIntentId)).toHaveLength(1)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
  expect(await backend.emails(departureId)).toEqual([...CONFIRMED, ...REFUNDED])
})

test('a payment of a different amount than the booking’s is refunded', async () => {
  const { departureId, sessionId } = await aHold({ seats: 1 })
  await tell('session_completed', { ...backend.stripe.pay(sessionId), amountCents: 100 })
  await payRefunds(NOON)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'refunded' }])
  expect(await backend.seatsTaken(departureId)).toBe(0)
})

test('the guest is notified of a bank debit immediately, and its seats are held until it arrives', async () => {
  const { departureId, sessionId, reference } = await aHold({ seats: 1 })
  const waiting = {
    ...backend.stripe.facts(sessionId),
    status: 'complete',
    paymentIntentId: 'pi_debit',
  } as const
  await tell('session_completed', waiting)
  await tell('session_completed', waiting, 'evt_repeated')
  expect(await backend.emails(departureId)).toEqual(['payment-under-way-guest'])
  await lapseOverdue(AN_HOUR_LATER)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'awaiting_payment' }])
  expect(await refreshCheckoutStatus(sessionId, AN_HOUR_LATER)).toEqual({ status: 'processing', reference })
  const paid = backend.stripe.pay(sessionId, 'pi_debit')
  await tell('payment_arrived', paid, 'evt_debit', AN_HOUR_LATER)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})

test('a bank debit that fails frees the seats, even if the event about it arrives first', async () => {
  const { departureId, sessionId, reference } = await aHold({ seats: 1 })
  const waiting = {
    ...backend.stripe.facts(sessionId),
    status: 'complete',
    paymentIntentId: 'pi_failing',
  } as const
  await tell('payment_failed', waiting)
  await tell('session_completed', waiting)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'lapsed' }])
  expect(await backend.seatsTaken(departureId)).toBe(0)
  backend.stripe.server.use(
    http.get('https://api.stripe.com/v1/checkout/sessions/:id', () => Response.error()),
  )
  expect(await refreshCheckoutStatus(sessionId, NOON)).toEqual({ status: 'expired', reference })
})

test('an expired page frees the seats; one that expired before a newer attempt takes nothing from it', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const input = aBookingInput({ departureId, idempotencyKey: 'expires' })
  const first = started(await startCheckout(input, NOON))
  await tell('session_expired', { ...backend.stripe.facts(first.sessionId), status: 'expired' })
  expect(await backend.seatsTaken(departureId)).toBe(0)
  started(await startCheckout(input, NOON))
  await tell(
    'session_expired',
    { ...backend.stripe.facts(first.sessionId), status: 'expired' },
    'evt_expired_again',
  )
  expect(await backend.seatsTaken(departureId)).toBe(1)
})

test('an expiry event after the payment changes nothing', async () => {
  const { departureId, sessionId } = await aHold({ seats: 1 })
  await tell('session_completed', backend.stripe.pay(sessionId))
  await tell('session_expired', { ...backend.stripe.facts(sessionId), status: 'expired' })
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})

test('a session whose creation got no response is found by the booking it names', async () => {
  const { departureId, sessionId } = await aHold({ seats: 1 })
  await backend.query(`UPDATE checkouts SET session_id = NULL, url = NULL WHERE session_id = '${sessionId}'`)
  await tell('session_completed', backend.stripe.pay(sessionId))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})

test('if every webhook is lost, the worker checks with Stripe and finds the payment', async () => {
  const { departureId, sessionId } = await aHold({ seats: 1 })
  backend.stripe.pay(sessionId)
  await reconcileCheckouts(addMinutes(NOON, 31))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'hold' }])
  await reconcileCheckouts(addMinutes(NOON, 32))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})

test('a guest who paid in time has the seat, even if every webhook was lost and another guest wanted it as the hold expired', async () => {
  const { departureId, sessionId } = await aHold({ seats: 1 })
  backend.stripe.pay(sessionId)
  const late = addMinutes(NOON, HOLD_MINUTES + 0.5)
  const asked = backend.stripe.calls.length
  const other = await startCheckout(aBookingInput({ departureId }), late)
  expect(other).toMatchObject({ kind: 'refused', reason: 'not_enough_slots' })
  // Visitors do not wait for Stripe: a job checks.
  expect(backend.stripe.calls).toHaveLength(asked)
  await reconcileCheckouts(late)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})

test('while Stripe does not report on a page, its seats stay held, and it is checked each minute', async () => {
  const { departureId, sessionId } = await aHold({ seats: 1 })
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => Response.error()))
  const log = expectLog()
  let asked = 0
  for (let minute = 31; minute <= 40; minute++)
    asked += await reconcileCheckouts(addMinutes(NOON, minute + 0.5))
  expect(asked).toBe(10)
  const other = await startCheckout(aBookingInput({ departureId }), addMinutes(NOON, 41))
  expect(other).toMatchObject({ kind: 'refused', reason: 'not_enough_slots' })
  expect(log).toHaveBeenCalledTimes(10)

  backend.stripe.server.resetHandlers()
  backend.stripe.pay(sessionId)
  await reconcileCheckouts(addMinutes(NOON, 51))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
  expect(await backend.emails(departureId)).toEqual(CONFIRMED)
})

test('an unpaid page frees its seats when Stripe reports its end, before the hold expires', async () => {
  const { departureId, sessionId } = await aHold({ seats: 1 })
  await reconcileCheckouts(addMinutes(NOON, 31.5))
  expect(backend.stripe.facts(sessionId).status).toBe('expired')
  expect(await backend.seatsTaken(departureId)).toBe(0)
})

test('a refund event that arrives before its payment’s event is not lost', async () => {
  const { departureId, sessionId, reference } = await aHold({ seats: 1 })
  const paid = backend.stripe.pay(sessionId)
  await refundByHand(paid.paymentIntentId, 179_00)
  await tell('session_completed', paid)
  await followPayments(NOON)
  expect(await refreshCheckoutStatus(sessionId, NOON)).toEqual({ status: 'refunded', reference })
  expect(await backend.seatsTaken(departureId)).toBe(0)
  expect(await backend.emails(departureId)).toEqual([
    'booking-cancelled-guest',
    'booking-cancelled-operator',
    ...CONFIRMED,
    'credit-note-guest',
  ])
})

test('a dispute reported before its payment, or simultaneously, is passed on to the operator once', async () => {
  const early = await aHold({ seats: 1 })
  const paid = backend.stripe.pay(early.sessionId)
  backend.stripe.dispute(paid.paymentIntentId ?? '')
  await tellOfDispute(paid)
  await tell('session_completed', paid)
  await followPayments(NOON)
  await tellOfDispute(paid)
  expect(await backend.emails(early.departureId)).toEqual([...CONFIRMED, 'dispute-opened-operator'])

  const meanwhile = await aHold({ seats: 1 })
  const paidMeanwhile = backend.stripe.pay(meanwhile.sessionId)
  backend.stripe.dispute(paidMeanwhile.paymentIntentId ?? '')
  await Promise.all([tell('session_completed', paidMeanwhile), tellOfDispute(paidMeanwhile)])
  await followPayments(NOON)
  expect(await backend.emails(meanwhile.departureId)).toEqual([...CONFIRMED, 'dispute-opened-operator'])
})

test('events about sessions that are not ours are ignored', async () => {
  const stranger = {
    sessionId: 'cs_stranger',
    bookingId: null,
    changeId: null,
    status: 'complete',
    isPaid: true,
  } as const
  await tell('session_completed', {
    ...stranger,
    paymentIntentId: 'pi_stranger',
    amountCents: 1,
    currency: 'eur',
    order: null,
  })
  expect(refundsOf('pi_stranger')).toEqual([])
})

test('a refund event that arrives while its payment is being recorded leaves no unpaid seat', async () => {
  const { departureId, sessionId } = await aHold()
  const paid = backend.stripe.pay(sessionId)
  await backend.query(`CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(0.5); RETURN NEW; END $$;
    CREATE TRIGGER dawdle BEFORE INSERT ON emails EXECUTE FUNCTION dawdle()`)
  const payment = tell('session_completed', paid)
  while ((await backend.query(DAWDLING)).length === 0) await pause(10)
  await Promise.all([payment, refundByHand(paid.paymentIntentId, 179_00)])
  await followPayments(NOON)
  await backend.query('DROP FUNCTION dawdle CASCADE')
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'refunded' }])
})

test('a refund without a response is retried with the same key, a refused one with a new key', async () => {
  const { reference, sessionId } = await aHold()
  const paid = backend.stripe.pay(sessionId)
  await tell('session_completed', paid)
  await cancelBooking.run(reference, NOON, NOON)
  const keys: (string | null)[] = []
  const log = expectLog()
  const answer = (response: () => Response) =>
    backend.stripe.server.use(
      http.post(REFUNDS, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return response()
      }),
    )
  const error = { type: 'invalid_request_error', code: 'balance_insufficient', message: 'Insufficient funds' }

  answer(() => Response.json({ error }, { status: 500 }))
  await payRefunds(addMinutes(NOON, 0))
  answer(() => Response.json({ error }, { status: 400 }))
  await payRefunds(addMinutes(NOON, 60))
  backend.stripe.server.resetHandlers()
  expect(await payRefunds(addMinutes(NOON, 120))).toBe(1)

  const last = refundsOf(paid.paymentIntentId).map(({ idempotencyKey }) => idempotencyKey)
  expect(new Set(keys).size).toBe(1)
  expect(last).toHaveLength(1)
  expect(keys).not.toContain(last[0])
  expect(log).toHaveBeenCalledTimes(2)
})

function tellOfDispute({ paymentIntentId }: CheckoutSessionFacts): Promise<void> {
  return tellNews(paymentIntentId, 'charge.dispute.created', `du_${paymentIntentId}`)
}

type SessionNews = Extract<PaymentUpdate, { session: unknown }>

function tell(
  kind: SessionNews['kind'],
  session: SessionNews['session'],
  id = nextEvent(),
  now = NOON,
): Promise<void> {
  return handlePaymentEvent({ id, type: kind, createdAt: now, update: { kind, session } }, now)
}

/** The operator refunds in Stripe's dashboard, and Stripe reports it. */
async function refundByHand(paymentIntentId: string | null, cents: number): Promise<void> {
  backend.stripe.refundByHand(paymentIntentId ?? '', cents)
  await tellNews(paymentIntentId, 'charge.refunded')
}

/** Deliver an event that a payment has changed, and have the worker sync it. */
async function tellNews(paymentIntentId: string | null, type: string, objectId: string | null = null) {
  const update = { kind: 'payment_news', paymentIntentId: paymentIntentId ?? '', objectId } as const
  await handlePaymentEvent({ id: nextEvent(), type, createdAt: NOON, update }, NOON)
  await followPayments(NOON)
}

function nextEvent(): string {
  return `evt_${events++}`
}

function refundsOf(paymentIntentId: string | null) {
  return backend.stripe
    .callsTo('/refunds')
    .filter(({ form }) => form.get('payment_intent') === paymentIntentId)
}
