import { setTimeout as pause } from 'node:timers/promises'
import { http, HttpResponse } from 'msw'
import { minutesAfter } from '@/lib/calendar/duration'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { heldBookings } from '@/tests/support/a-hold'
import { expectLog } from '@/tests/support/expect-log'
import { followPayments, payRefunds } from '@/tests/support/work'

const backend = aBackend()
const { aHold } = heldBookings(backend)
const REFUNDS = 'https://api.stripe.com/v1/refunds'
let events = 0

const DAWDLING = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`

test('news of a refund that comes while its payment is being taken leaves no seat that is not paid', async () => {
  const { departureId, sessionId } = await aHold()
  const session = backend.stripe.pay(sessionId)
  const update = { kind: 'session_completed', session } as const
  await backend.query(`CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(0.5); RETURN NEW; END $$;
    CREATE TRIGGER dawdle BEFORE INSERT ON emails EXECUTE FUNCTION dawdle()`)
  const payment = handlePaymentEvent({ id: nextEvent(), type: update.kind, createdAt: NOON, update }, NOON)
  while ((await backend.query(DAWDLING)).length === 0) await pause(10)
  backend.stripe.refundByHand(`pi_${sessionId}`, 179_00)
  await Promise.all([payment, tellRefund(sessionId)])
  await followPayments(NOON)
  await backend.query('DROP FUNCTION dawdle CASCADE')
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'refunded' }])
})

test('what the operator gave back by hand is not given back again', async () => {
  const { reference, sessionId } = await aPaidBooking()
  backend.stripe.refundByHand(`pi_${sessionId}`, 50_00)
  await tellRefund(sessionId)
  await cancelBooking(reference, NOON, NOON)
  expect(await payRefunds(NOON)).toBe(1)
  expect(refundsOf(sessionId).map(({ form }) => form.get('amount'))).toEqual(['12900'])
})

test('when all was given back by hand after the cancellation, Stripe is not asked', async () => {
  const { reference, sessionId } = await aPaidBooking()
  await cancelBooking(reference, NOON, NOON)
  backend.stripe.refundByHand(`pi_${sessionId}`, 179_00)
  await tellRefund(sessionId)
  expect(await payRefunds(NOON)).toBe(1)
  expect(refundsOf(sessionId)).toEqual([])
})

test('a refund that was never answered is asked for with the same key, one that was refused with a new one', async () => {
  const { reference, sessionId } = await aPaidBooking()
  await cancelBooking(reference, NOON, NOON)
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

  answer(() => HttpResponse.json({ error }, { status: 500 }))
  await payRefunds(minutesAfter(NOON, 0))
  answer(() => HttpResponse.json({ error }, { status: 400 }))
  await payRefunds(minutesAfter(NOON, 60))
  backend.stripe.server.resetHandlers()
  expect(await payRefunds(minutesAfter(NOON, 120))).toBe(1)

  const last = refundsOf(sessionId).map(({ idempotencyKey }) => idempotencyKey)
  expect(new Set(keys).size).toBe(1)
  expect(last).toHaveLength(1)
  expect(keys).not.toContain(last[0])
  expect(log).toHaveBeenCalledTimes(2)
})

async function aPaidBooking() {
  const hold = await aHold()
  backend.stripe.pay(hold.sessionId)
  await refreshCheckoutStatus(hold.sessionId, NOON)
  return hold
}

async function tellRefund(sessionId: string): Promise<void> {
  const update = { kind: 'payment_news', paymentIntentId: `pi_${sessionId}`, objectId: null } as const
  await handlePaymentEvent({ id: nextEvent(), type: 'charge.refunded', createdAt: NOON, update }, NOON)
  await followPayments(NOON)
}

function nextEvent(): string {
  return `evt_refund_${events++}`
}

function refundsOf(sessionId: string) {
  return backend.stripe
    .callsTo('/refunds')
    .filter(({ form }) => form.get('payment_intent') === `pi_${sessionId}`)
}
