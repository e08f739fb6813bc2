import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { releaseCheckout } from '@/lib/use-cases/checkout/release-checkout'
import { minutesAfter } from '@/lib/calendar/duration'
import { LIMITS } from '@/lib/limits/limits'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { heldBookings } from '@/tests/support/a-hold'
import { freezeClock } from '@/tests/support/freeze-clock'
import { reconcileCheckouts } from '@/tests/support/work'

/* The second in which all of this happens does not end. */

freezeClock(NOON)
const backend = aBackend()
const { aHold } = heldBookings(backend)
const MOST = LIMITS.stripe_questions.points

async function aPage(departureId: number): Promise<string> {
  const start = await aHold({ departureId })
  return start.sessionId
}

const asked = () => backend.stripe.calls.length

test('however many ask about payments, Stripe is asked so often and no more, and everybody has an answer', async () => {
  const departureId = await backend.aDeparture({ seats: 100 })
  const pages: string[] = []
  for (let page = 0; page < MOST + 15; page++) pages.push(await aPage(departureId))
  const before = asked()
  // One by one: on a machine that stands still for a moment, many at once wait too long to be counted together.
  for (const page of pages)
    expect(await refreshCheckoutStatus(page, NOON)).toMatchObject({ status: 'processing' })
  expect(asked() - before).toBe(MOST)

  // Who sets out to pay is not held up by those who ask, and who comes back gives the seats back all the same.
  const page = await aPage(departureId)
  expect(asked() - before).toBe(MOST + 1)
  const seats = (await backend.seatsTaken(departureId)) ?? 0
  expect(await releaseCheckout(page, NOON)).toMatchObject({ status: 'expired' })
  expect(await backend.seatsTaken(departureId)).toBe(seats - 1)
  expect(asked() - before).toBe(MOST + 1)

  // The worker closes the page that nobody asked Stripe to close.
  await reconcileCheckouts(minutesAfter(NOON, 2))
  expect(backend.stripe.facts(page).status).toBe('expired')
})
