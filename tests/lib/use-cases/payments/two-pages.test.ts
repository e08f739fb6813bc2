import { minutesAfter } from '@/lib/calendar/duration'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { releaseSeats } from '@/lib/use-cases/seats/steps/abandon-checkout'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { type PaymentUpdate } from '@/lib/stripe/events'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { started } from '@/tests/support/a-hold'
import { reconcileCheckouts } from '@/tests/support/work'

/* A guest came back while Stripe did not answer, opened a second page, and used the first all the same. */

const backend = aBackend()
let events = 0

test('the end of the second page does not end a bank debit that is under way on the first', async () => {
  const { departureId, first, second } = await twoPages()
  const session = backend.stripe.promise(first, 'pi_debit_one')
  await tell({ kind: 'session_completed', session })
  const ended = { ...backend.stripe.facts(second), status: 'expired' } as const
  await tell({ kind: 'session_expired', session: ended }, minutesAfter(NOON, 33))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'awaiting_payment' }])
  expect(await backend.seatsTaken(departureId)).toBe(1)
})

test('a bank debit on the first page that fails gives the seats back, and the guest is told', async () => {
  const { departureId, first } = await twoPages()
  const session = backend.stripe.promise(first, 'pi_debit_two')
  await tell({ kind: 'session_completed', session })
  await tell({ kind: 'payment_failed', session }, minutesAfter(NOON, 10))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'lapsed' }])
  expect(await backend.seatsTaken(departureId)).toBe(0)
  expect(await backend.emails(departureId)).toEqual(['payment-failed-guest', 'payment-under-way-guest'])
})

test('after a bank debit that failed, the same booking request gets a page of its own', async () => {
  const { departureId, first, second, input } = await twoPages()
  const session = backend.stripe.promise(first, 'pi_debit_three')
  await tell({ kind: 'session_completed', session })
  await tell({ kind: 'payment_failed', session }, minutesAfter(NOON, 10))
  const third = started(await startCheckout(input, minutesAfter(NOON, 20)))
  expect([first, second]).not.toContain(third.sessionId)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'hold' }])
})

test('while a bank debit is under way on the first page, the second is closed soon', async () => {
  const { first, second } = await twoPages()
  await tell({ kind: 'session_completed', session: backend.stripe.promise(first, 'pi_debit_four') })
  await reconcileCheckouts(minutesAfter(NOON, 2))
  expect(backend.stripe.facts(second).status).toBe('expired')
  expect(backend.stripe.facts(first).status).toBe('complete')
})

test('a booking request that was paid on its first page leads to its confirmation, not to a third page', async () => {
  const { first, second, input } = await twoPages()
  backend.stripe.pay(first)
  await refreshCheckoutStatus(first, minutesAfter(NOON, 2))
  await reconcileCheckouts(minutesAfter(NOON, 3))
  expect(backend.stripe.facts(second).status).toBe('expired')
  expect(await startCheckout(input, minutesAfter(NOON, 4))).toMatchObject({
    kind: 'started',
    url: `https://lumi.example.com/payment-success?session_id=${first}`,
  })
})

async function twoPages() {
  const departureId = await backend.aDeparture({ seats: 1 })
  const input = aBookingInput({ departureId, idempotencyKey: `two-pages-${departureId}` })
  const one = started(await startCheckout(input, NOON))
  const [row] = await backend.query<{ id: string }>(
    `SELECT id FROM checkouts WHERE session_id = '${one.sessionId}'`,
  )
  await releaseSeats(row?.id ?? '', NOON)
  const two = started(await startCheckout(input, minutesAfter(NOON, 1)))
  expect(two.sessionId).not.toBe(one.sessionId)
  return { departureId, input, first: one.sessionId, second: two.sessionId }
}

function tell(update: PaymentUpdate, now = NOON): Promise<void> {
  return handlePaymentEvent({ id: `evt_two_${events++}`, type: update.kind, createdAt: now, update }, now)
}
