import { http } from 'msw/core/http'
import { addMinutes } from '@/lib/calendar/duration'
import { RATE_LIMITS } from '@/lib/limits/limits'
import { previewCancellation } from '@/lib/use-cases/changes/cancel-booking'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { releaseCheckout } from '@/lib/use-cases/checkout/release-checkout'
import { throttleByKey } from '@/lib/use-cases/payments/steps/throttle-by-key'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { heldBookings } from '@/tests/support/a-hold'
import { freezeClock } from '@/tests/support/freeze-clock'
import { reconcileCheckouts } from '@/tests/support/run-jobs'

/* How often Stripe is called, regardless of who asks and how often. */

freezeClock(NOON)
const backend = aBackend()
const { aHold } = heldBookings(backend)
const { aPaidBooking } = changedBookings(backend)
const MOST = RATE_LIMITS.stripe_questions.points

beforeAll(() => backend.aDeparture({ seats: 200 }))

const later = (ms: number) => new Date(NOON.getTime() + ms)

/** Requests that the test resolves when it chooses. */
function someQuestions() {
  const ends: ((error?: Error) => void)[] = []
  const ask = throttleByKey(
    () => new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve()))),
  )
  return { ask, end: (index: number, error?: Error) => ends[index]?.(error), asked: () => ends.length }
}

test('the same request is repeated after two seconds, and not before', async () => {
  const { ask, end, asked } = someQuestions()
  const first = ask('a', null, NOON)
  end(0)
  await first
  await ask('a', null, later(1999))
  expect(asked()).toBe(1)
  void ask('a', null, later(2000))
  expect(asked()).toBe(2)
})

test('while a request is slow it is not repeated, and everyone waits for its response', async () => {
  const { ask, end, asked } = someQuestions()
  const waiting = [ask('a', null, NOON), ask('a', null, later(30_000))]
  expect(asked()).toBe(1)
  end(0)
  await Promise.all(waiting)
  void ask('a', null, later(30_000))
  expect(asked()).toBe(2)
})

test('a different request is made immediately, and so is any after the clock was set back', async () => {
  const { ask, end, asked } = someQuestions()
  const first = ask('a', null, NOON)
  void ask('b', null, NOON)
  expect(asked()).toBe(2)
  end(0)
  await first
  void ask('a', null, later(-3_600_000))
  expect(asked()).toBe(3)
})

test('a failed request is made again', async () => {
  const { ask, end, asked } = someQuestions()
  const first = ask('a', null, NOON)
  end(0, new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  void ask('a', null, NOON)
  expect(asked()).toBe(2)
})

/** Count the requests to Stripe from now on, and respond with `answer`. */
function countQuestions(answer: () => Promise<unknown>) {
  let questions = 0
  backend.stripe.server.use(
    http.get(/api\.stripe\.com\/v1\/payment_intents/, async () => {
      questions += 1
      await answer()
    }),
  )
  return () => questions
}

test('a guest who reloads a preview repeatedly causes one request to Stripe in two seconds', async () => {
  const { reference } = await aPaidBooking({ adults: 2, offeredCents: 358_00 })
  const questions = countQuestions(async () => {})
  for (let look = 0; look < 5; look++) await previewCancellation(reference, NOON)
  expect(questions()).toBe(1)
})

test('a guest gets a preview from our own records while Stripe does not respond', async () => {
  const { reference } = await aPaidBooking({ adults: 2, offeredCents: 358_00 })
  const questions = countQuestions(() => new Promise(() => {}))
  expect(await previewCancellation(reference, NOON)).toMatchObject({ refund: { cents: 358_00 } })
  expect(questions()).toBe(1)
})

async function aPage(departureId: number): Promise<string> {
  const start = await aHold({ departureId })
  return start.sessionId
}

const asked = () => backend.stripe.calls.length

test('however many visitors check payments, the requests to Stripe are limited, and everyone gets a response', async () => {
  const departureId = await backend.aDeparture({ seats: 100 })
  const pages: string[] = []
  for (let page = 0; page < MOST + 3; page++) pages.push(await aPage(departureId))
  const before = asked()
  // One at a time: if the machine stalls for a moment, concurrent requests wait too long to be counted together.
  for (const page of pages)
    expect(await refreshCheckoutStatus(page, NOON)).toMatchObject({ status: 'processing' })
  expect(asked() - before).toBe(MOST)

  // Status requests do not delay a guest who is about to pay, and a guest who returns still frees the seats.
  const page = await aPage(departureId)
  expect(asked() - before).toBe(MOST + 1)
  const seats = (await backend.seatsTaken(departureId)) ?? 0
  expect(await releaseCheckout(page, NOON)).toMatchObject({ status: 'expired' })
  expect(await backend.seatsTaken(departureId)).toBe(seats - 1)
  expect(asked() - before).toBe(MOST + 1)

  // The worker closes the page, because nothing has asked Stripe to yet.
  await reconcileCheckouts(addMinutes(NOON, 2))
  expect(backend.stripe.facts(page).status).toBe('expired')
})
