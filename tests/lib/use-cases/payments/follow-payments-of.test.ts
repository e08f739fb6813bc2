import { delay, http } from 'msw'
import { previewCancellation } from '@/lib/use-cases/changes/cancel-booking'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)

beforeAll(() => backend.aDeparture({ seats: 200 }))

/** Count what Stripe is asked from now on; it answers after so long. */
function countQuestions(answer: () => Promise<unknown>) {
  let questions = 0
  backend.stripe.server.use(
    http.get(/api\.stripe\.com/, async () => {
      questions += 1
      await answer()
    }),
  )
  return () => questions
}

test('a guest who loads a preview again and again has Stripe asked once in two seconds', async () => {
  const { reference } = await aPaidBooking({ adults: 2, offeredCents: 358_00 })
  const questions = countQuestions(async () => {})
  for (let look = 0; look < 5; look++) await previewCancellation(reference, 'guest', NOON)
  expect(questions()).toBe(1)
})

test('a guest gets a preview by our own records while Stripe does not answer', async () => {
  const { reference } = await aPaidBooking({ adults: 2, offeredCents: 358_00 })
  const questions = countQuestions(() => delay('infinite'))
  expect(await previewCancellation(reference, 'guest', NOON)).toMatchObject({ refund: { cents: 358_00 } })
  expect(questions()).toBe(1)
})
