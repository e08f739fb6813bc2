import { http } from 'msw/core/http'
import { addMinutes } from '@/lib/calendar/duration'
import { type PaymentUpdate } from '@/lib/stripe/events'
import { type CheckoutSessionFacts } from '@/lib/stripe/session-facts'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { releaseCheckoutSeats } from '@/lib/use-cases/seats/steps/abandon-checkout'
import { type BookingInput } from '@/lib/use-cases/seats/steps/hold-seats'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { started } from '@/tests/support/a-hold'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { reconcileCheckouts } from '@/tests/support/run-jobs'

const backend = aBackend()
const PAID_AT = addMinutes(NOON, 5)
let events = 0

/* A guest returned while Stripe did not respond, opened a second page, but used the first. */

test('the end of the second page does not end a bank debit pending on the first', async () => {
  const { departureId, first, second } = await twoPages()
  const session = backend.stripe.promise(first, 'pi_debit_one')
  await tell({ kind: 'session_completed', session })
  const ended = { ...backend.stripe.facts(second), status: 'expired' } as const
  await tell({ kind: 'session_expired', session: ended }, addMinutes(NOON, 33))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'awaiting_payment' }])
  expect(await backend.seatsTaken(departureId)).toBe(1)
})

test('a bank debit on the first page that fails frees the seats, and the guest is notified', async () => {
  const { departureId, first } = await twoPages()
  const session = backend.stripe.promise(first, 'pi_debit_two')
  await tell({ kind: 'session_completed', session })
  await tell({ kind: 'payment_failed', session }, addMinutes(NOON, 10))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'lapsed' }])
  expect(await backend.seatsTaken(departureId)).toBe(0)
  expect(await backend.emails(departureId)).toEqual(['payment-failed-guest', 'payment-under-way-guest'])
})

test('after a failed bank debit, the same booking request gets a new page', async () => {
  const { departureId, first, second, input } = await twoPages()
  const session = backend.stripe.promise(first, 'pi_debit_three')
  await tell({ kind: 'session_completed', session })
  await tell({ kind: 'payment_failed', session }, addMinutes(NOON, 10))
  const third = started(await startCheckout(input, addMinutes(NOON, 20)))
  expect([first, second]).not.toContain(third.sessionId)
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'hold' }])
})

test('while a bank debit is pending on the first page, the second is closed soon', async () => {
  const { first, second } = await twoPages()
  await tell({ kind: 'session_completed', session: backend.stripe.promise(first, 'pi_debit_four') })
  await reconcileCheckouts(addMinutes(NOON, 2))
  expect(backend.stripe.facts(second).status).toBe('expired')
  expect(backend.stripe.facts(first).status).toBe('complete')
})

test('a booking request paid on its first page leads to its confirmation, not to a third page', async () => {
  const { first, second, input } = await twoPages()
  backend.stripe.pay(first)
  await refreshCheckoutStatus(first, addMinutes(NOON, 2))
  await reconcileCheckouts(addMinutes(NOON, 3))
  expect(backend.stripe.facts(second).status).toBe('expired')
  expect(await startCheckout(input, addMinutes(NOON, 4))).toMatchObject({
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
  await releaseCheckoutSeats(row?.id ?? '', NOON)
  const two = started(await startCheckout(input, addMinutes(NOON, 1)))
  expect(two.sessionId).not.toBe(one.sessionId)
  return { departureId, input, first: one.sessionId, second: two.sessionId }
}

function tell(update: PaymentUpdate, now = NOON): Promise<void> {
  return handlePaymentEvent({ id: `evt_two_${events++}`, type: update.kind, createdAt: now, update }, now)
}

/* A guest began the same booking in two tabs, and both are waiting for payment. */

test('a guest who pays in one tab can no longer pay in the other, whose seats are freed', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const first = await begin({ departureId })
  const second = await begin({ departureId, customerEmail: 'Aino@Example.com' })
  await tellPaid('session_completed', backend.stripe.pay(first))
  await reconcileCheckouts(PAID_AT)
  expect(backend.stripe.facts(second).status).toBe('expired')
  expect(await states(departureId)).toEqual(['confirmed', 'lapsed'])
  expect(await backend.seatsTaken(departureId)).toBe(1)
})

test('the same applies if the guest returns before Stripe reports the payment', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const first = await begin({ departureId })
  const second = await begin({ departureId })
  backend.stripe.pay(first)
  await refreshCheckoutStatus(first, PAID_AT)
  await reconcileCheckouts(PAID_AT)
  expect(backend.stripe.facts(second).status).toBe('expired')
})

test('both tabs paid at the same moment are two bookings, until one is cancelled', async () => {
  const departureId = await backend.aDeparture({ seats: 2 })
  const first = await begin({ departureId })
  const second = await begin({ departureId })
  const both = [backend.stripe.pay(first), backend.stripe.pay(second)] as const
  await tellPaid('session_completed', both[0])
  await reconcileCheckouts(PAID_AT)
  await tellPaid('session_completed', both[1])
  expect(await states(departureId)).toEqual(['confirmed', 'confirmed'])
})

test('while Stripe does not respond, the other tab keeps its seats, and is closed later', async () => {
  const departureId = await backend.aDeparture({ seats: 2 })
  const first = await begin({ departureId })
  const second = await begin({ departureId })
  const paid = backend.stripe.pay(first)
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => Response.error()))
  const log = expectLog()
  await tellPaid('session_completed', paid)
  await reconcileCheckouts(PAID_AT)
  expect(log).toHaveBeenCalledTimes(1)
  expect(await states(departureId)).toEqual(['confirmed', 'hold'])
  backend.stripe.server.resetHandlers()
  await reconcileCheckouts(addMinutes(PAID_AT, 2))
  expect(backend.stripe.facts(second).status).toBe('expired')
  expect(await states(departureId)).toEqual(['confirmed', 'lapsed'])
})

test('a payment ends no booking with another party, date or address, or of another client', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const otherDate = await backend.aDeparture({ seats: 8 })
  const first = await begin({ departureId })
  const others = [
    await begin({ departureId, adults: 2, offeredCents: 358_00 }),
    await begin({ departureId: otherDate }),
    await begin({ departureId, customerEmail: 'other@example.com' }),
    // Anyone can enter a stranger's address, and must not learn from it that the stranger has booked.
    await begin({ departureId }, NOON, 'another-client'),
  ]
  await tellPaid('session_completed', backend.stripe.pay(first))
  await reconcileCheckouts(PAID_AT)
  expect(others.map((id) => backend.stripe.facts(id).status)).toEqual(['open', 'open', 'open', 'open'])
})

test('a guest who books again while a bank debit is pending keeps that booking when the money arrives', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const first = await begin({ departureId })
  const debit = backend.stripe.promise(first, 'pi_two_tabs')
  await tellPaid('session_completed', debit)
  const second = await begin({ departureId }, addMinutes(NOON, 10))
  await tellPaid('payment_arrived', backend.stripe.pay(first, 'pi_two_tabs'), addMinutes(NOON, 20))
  await reconcileCheckouts(addMinutes(NOON, 20))
  expect(backend.stripe.facts(second).status).toBe('open')
})

test('a booking begun after the payment stays, even if Stripe reports the payment late', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const first = await begin({ departureId })
  const second = await begin({ departureId }, addMinutes(PAID_AT, 1))
  await tellPaid('session_completed', backend.stripe.pay(first), addMinutes(PAID_AT, 2), PAID_AT)
  await reconcileCheckouts(addMinutes(PAID_AT, 2))
  expect(backend.stripe.facts(second).status).toBe('open')
})

/** Open a page for the client; without a caller, because that would limit the number of pages. */
async function begin(wanted: Partial<BookingInput>, now = NOON, client = 'this-client'): Promise<string> {
  const { sessionId, reference } = started(await startCheckout(aBookingInput(wanted), now))
  await backend.query(`UPDATE bookings SET client_hash = '${client}' WHERE reference = '${reference}'`)
  return sessionId
}

async function states(departureId: number) {
  return (await backend.bookings(departureId)).map(({ state }) => state).sort()
}

function tellPaid(
  kind: 'session_completed' | 'payment_arrived',
  session: CheckoutSessionFacts,
  now = PAID_AT,
  createdAt = now,
): Promise<void> {
  const update = { kind, session } as const
  return handlePaymentEvent({ id: `evt_tabs_${events++}`, type: kind, createdAt, update }, now)
}
