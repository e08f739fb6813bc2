import { withDeadline, DeadlineError } from '@/lib/http/with-deadline'
import { answer, runRoute } from '@/lib/http/respond'
import { expectLog } from '@/tests/support/expect-logged-problem'

// These tests are about the limits themselves.
jest.mock('@/lib/async/timeout-factor', () => ({ PATIENCE: 1 }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** The longest that a visitor waits, in ms. Source: the contract's 15 seconds. */
const LONGEST_MS = 15_000

function never(): Promise<never> {
  return new Promise(() => {})
}

test('a call is answered within 15 seconds in any case: 503, and when to retry', async () => {
  const complain = expectLog()
  const answering = runRoute(() => withDeadline(never))
  await jest.advanceTimersByTimeAsync(LONGEST_MS)
  const response = await answering
  expect({ status: response.status, again: response.headers.get('Retry-After') }).toEqual({
    status: 503,
    again: '5',
  })
  expect(complain).toHaveBeenCalledWith(expect.stringContaining(DeadlineError.name))
})

test('a response in time is passed on unchanged, and leaves no timer', async () => {
  const response = await runRoute(() => withDeadline(async () => answer({ status: 'ok' })))
  expect(response.status).toBe(200)
  expect(jest.getTimerCount()).toBe(0)
})

test('an immediate failure leaves no timer', async () => {
  const failing = withDeadline(() => {
    throw new Error('not begun')
  })
  await expect(failing).rejects.toThrow('not begun')
  expect(jest.getTimerCount()).toBe(0)
})

test('a failure after the deadline is ignored', async () => {
  const failing = withDeadline(async () => {
    await new Promise((resolve) => setTimeout(resolve, 2 * LONGEST_MS))
    throw new Error('too late to tell')
  })
  const told = expect(failing).rejects.toThrow(DeadlineError)
  await jest.advanceTimersByTimeAsync(3 * LONGEST_MS)
  await told
})
