import { CHECKOUT_MINUTES, HOLD_MINUTES, minutesAfter } from '@/lib/booking/hold'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'

const backend = aBackend()

afterEach(() => jest.restoreAllMocks())

/** Let minutes pass between a booking request and its seats, as in a queue. */
function standInQueue(minutes: number): void {
  const running = performance.now.bind(performance)
  const clock = jest.spyOn(performance, 'now')
  clock.mockImplementationOnce(running).mockImplementation(() => running() + minutes * 60_000)
}

function seconds(instant: Date): number {
  return instant.getTime() / 1000
}

test('a minute in the queue leaves Stripe the half hour that it asks for, and the hold outlives the page', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  standInQueue(1)
  const start = await startCheckout(aBookingInput({ departureId }), NOON)
  expect(start.kind).toBe('started')
  const pageEnds = Number(backend.stripe.calls.at(-1)?.form.get('expires_at'))
  const asked = minutesAfter(NOON, 1)
  expect(pageEnds).toBeGreaterThanOrEqual(seconds(minutesAfter(asked, CHECKOUT_MINUTES)))
  const [booking] = await backend.bookings(departureId)
  expect(booking?.expires_at?.getTime()).toBeGreaterThanOrEqual(minutesAfter(asked, HOLD_MINUTES).getTime())
})

test('the same booking request sent again after its queue gets the same page', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const input = aBookingInput({ departureId, idempotencyKey: 'late' })
  standInQueue(2)
  const first = await startCheckout(input, NOON)
  jest.restoreAllMocks()
  expect(await startCheckout(input, minutesAfter(NOON, 2))).toEqual(first)
})
