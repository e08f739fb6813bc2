import { http, HttpResponse } from 'msw'
import { minutesAfter } from '@/lib/calendar/duration'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { type BookingInput } from '@/lib/use-cases/seats/steps/hold-seats'
import { type SessionFacts } from '@/lib/stripe/session-facts'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { started } from '@/tests/support/a-hold'
import { expectLog } from '@/tests/support/expect-log'
import { reconcileCheckouts } from '@/tests/support/work'

/* A guest began the same booking in two tabs, and both wait for their payment. */

const backend = aBackend()
const PAID_AT = minutesAfter(NOON, 5)
let events = 0

test('who pays in one tab is not asked in the other any more, and its seats are free', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const first = await begin({ departureId })
  const second = await begin({ departureId, customerEmail: 'Aino@Example.com' })
  await tell('session_completed', backend.stripe.pay(first))
  await reconcileCheckouts(PAID_AT)
  expect(backend.stripe.facts(second).status).toBe('expired')
  expect(await states(departureId)).toEqual(['confirmed', 'lapsed'])
  expect(await backend.seatsTaken(departureId)).toBe(1)
})

test('so it is where the guest comes back before Stripe tells of the payment', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const first = await begin({ departureId })
  const second = await begin({ departureId })
  backend.stripe.pay(first)
  await refreshCheckoutStatus(first, PAID_AT)
  await reconcileCheckouts(PAID_AT)
  expect(backend.stripe.facts(second).status).toBe('expired')
})

test('both tabs paid at the same moment are two bookings, as long as nobody gives one up', async () => {
  const departureId = await backend.aDeparture({ seats: 2 })
  const first = await begin({ departureId })
  const second = await begin({ departureId })
  const both = [backend.stripe.pay(first), backend.stripe.pay(second)] as const
  await tell('session_completed', both[0])
  await reconcileCheckouts(PAID_AT)
  await tell('session_completed', both[1])
  expect(await states(departureId)).toEqual(['confirmed', 'confirmed'])
})

test('while Stripe does not answer, the other tab keeps its seats, and is closed later', async () => {
  const departureId = await backend.aDeparture({ seats: 2 })
  const first = await begin({ departureId })
  const second = await begin({ departureId })
  const paid = backend.stripe.pay(first)
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => HttpResponse.error()))
  const log = expectLog()
  await tell('session_completed', paid)
  await reconcileCheckouts(PAID_AT)
  expect(log).toHaveBeenCalledTimes(1)
  expect(await states(departureId)).toEqual(['confirmed', 'hold'])
  backend.stripe.server.resetHandlers()
  await reconcileCheckouts(minutesAfter(PAID_AT, 2))
  expect(backend.stripe.facts(second).status).toBe('expired')
  expect(await states(departureId)).toEqual(['confirmed', 'lapsed'])
})

test('a payment ends nothing that is another party, date or address, or another client’s', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const otherDate = await backend.aDeparture({ seats: 8 })
  const first = await begin({ departureId })
  const others = [
    await begin({ departureId, adults: 2, offeredCents: 358_00 }),
    await begin({ departureId: otherDate }),
    await begin({ departureId, customerEmail: 'other@example.com' }),
    // Anybody can type a stranger's address, and must not learn from it that the stranger has booked.
    await begin({ departureId }, NOON, 'another-client'),
  ]
  await tell('session_completed', backend.stripe.pay(first))
  await reconcileCheckouts(PAID_AT)
  expect(others.map((id) => backend.stripe.facts(id).status)).toEqual(['open', 'open', 'open', 'open'])
})

test('who books once more while a bank pays keeps that booking when the money arrives', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const first = await begin({ departureId })
  const debit = backend.stripe.promise(first, 'pi_two_tabs')
  await tell('session_completed', debit)
  const second = await begin({ departureId }, minutesAfter(NOON, 10))
  await tell('payment_arrived', backend.stripe.pay(first, 'pi_two_tabs'), minutesAfter(NOON, 20))
  await reconcileCheckouts(minutesAfter(NOON, 20))
  expect(backend.stripe.facts(second).status).toBe('open')
})

test('what was begun after the payment stays, also where Stripe tells of the payment late', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const first = await begin({ departureId })
  const second = await begin({ departureId }, minutesAfter(PAID_AT, 1))
  await tell('session_completed', backend.stripe.pay(first), minutesAfter(PAID_AT, 2), PAID_AT)
  await reconcileCheckouts(minutesAfter(PAID_AT, 2))
  expect(backend.stripe.facts(second).status).toBe('open')
})

/** A page of the client; without a caller, whose number of pages is bounded. */
async function begin(wanted: Partial<BookingInput>, now = NOON, client = 'this-client'): Promise<string> {
  const { sessionId, reference } = started(await startCheckout(aBookingInput(wanted), now))
  await backend.query(`UPDATE bookings SET client_hash = '${client}' WHERE reference = '${reference}'`)
  return sessionId
}

async function states(departureId: number) {
  return (await backend.bookings(departureId)).map(({ state }) => state).sort()
}

function tell(
  kind: 'session_completed' | 'payment_arrived',
  session: SessionFacts,
  now = PAID_AT,
  createdAt = now,
): Promise<void> {
  const update = { kind, session } as const
  return handlePaymentEvent({ id: `evt_tabs_${events++}`, type: kind, createdAt, update }, now)
}
