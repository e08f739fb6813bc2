import { createKeyedCache } from '@/lib/async/create-keyed-cache'

test('the same is made once, and no more than so much is kept', () => {
  const ask = createKeyedCache<object>(2)
  const make = jest.fn(() => ({}))
  const first = ask('a', make)
  expect(ask('a', make)).toBe(first)
  ask('b', make)
  expect(make).toHaveBeenCalledTimes(2)
  ask('c', make)
  expect(ask('a', make)).not.toBe(first)
  expect(make).toHaveBeenCalledTimes(4)
})
