import { singleFlight } from '@/lib/async/single-flight'

/** Calls that end on request. */
function someCalls() {
  const ends: ((answer: string | Error) => void)[] = []
  const call = () =>
    new Promise<string>((resolve, reject) => {
      ends.push((answer) => (typeof answer === 'string' ? resolve(answer) : reject(answer)))
    })
  return {
    call,
    end: (index: number, answer: string | Error) => ends[index]?.(answer),
    begun: () => ends.length,
  }
}

test('those who come while a call is under way share its answer, those who come later begin another', async () => {
  const flights = singleFlight<string>()
  const { call, end, begun } = someCalls()
  const waiting = [flights.join(call), flights.join(call)]
  expect(begun()).toBe(1)
  end(0, 'first')
  expect(await Promise.all(waiting)).toEqual(['first', 'first'])
  expect(flights.find()).toBeUndefined()
  void flights.join(call)
  expect(begun()).toBe(2)
})

test('a call that fails fails for those who share it, and no longer', async () => {
  const flights = singleFlight<string>()
  const { call, end } = someCalls()
  const waiting = [flights.join(call), flights.join(call)]
  end(0, new Error('gone'))
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = flights.join(call)
  end(1, 'there')
  expect(await next).toBe('there')
})

test('calls of different names know nothing of each other', () => {
  const flights = singleFlight<string>()
  const { call, begun } = someCalls()
  void flights.join(call, 'a')
  void flights.join(call, 'b')
  expect(begun()).toBe(2)
})
