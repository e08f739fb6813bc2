import { throttleByKey } from '@/lib/use-cases/payments/steps/throttle-by-key'
import { NOON } from '@/tests/support/a-backend'

const later = (ms: number) => new Date(NOON.getTime() + ms)

/** Questions that are answered when they are told to. */
function someQuestions() {
  const ends: ((error?: Error) => void)[] = []
  const ask = throttleByKey(
    () => new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve()))),
  )
  return { ask, end: (index: number, error?: Error) => ends[index]?.(error), asked: () => ends.length }
}

test('the same is asked again after two seconds, and not before', async () => {
  const { ask, end, asked } = someQuestions()
  const first = ask('a', null, NOON)
  end(0)
  await first
  await ask('a', null, later(1999))
  expect(asked()).toBe(1)
  void ask('a', null, later(2000))
  expect(asked()).toBe(2)
})

test('while a question takes long nobody asks it again, and all wait for its answer', async () => {
  const { ask, end, asked } = someQuestions()
  const waiting = [ask('a', null, NOON), ask('a', null, later(30_000))]
  expect(asked()).toBe(1)
  end(0)
  await Promise.all(waiting)
  void ask('a', null, later(30_000))
  expect(asked()).toBe(2)
})

test('something else is asked at once, and so is anything when the clock was set back', async () => {
  const { ask, end, asked } = someQuestions()
  const first = ask('a', null, NOON)
  void ask('b', null, NOON)
  expect(asked()).toBe(2)
  end(0)
  await first
  void ask('a', null, later(-3_600_000))
  expect(asked()).toBe(3)
})

test('a question that failed is asked anew', async () => {
  const { ask, end, asked } = someQuestions()
  const first = ask('a', null, NOON)
  end(0, new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  void ask('a', null, NOON)
  expect(asked()).toBe(2)
})
