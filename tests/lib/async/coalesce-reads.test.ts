import { coalesceReads } from '@/lib/async/coalesce-reads'

/** Reads that end on request. */
function someReads() {
  const ends: ((answer: string | Error) => void)[] = []
  const ask = coalesceReads(
    (asked: string) =>
      new Promise<string>((resolve, reject) => {
        ends.push((answer) => (typeof answer === 'string' ? resolve(`${asked}: ${answer}`) : reject(answer)))
      }),
  )
  const end = async (index: number, answer: string | Error) => {
    ends[index]?.(answer)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ask, end, begun: () => ends.length }
}

test('who asks while a read runs waits for the next, and all of them share it', async () => {
  const reads = someReads()
  const first = reads.ask('a', 'a')
  const [second, third] = [reads.ask('a', 'a'), reads.ask('a', 'a')]
  expect(reads.begun()).toBe(1)
  await reads.end(0, 'old')
  expect(await first).toBe('a: old')
  expect(reads.begun()).toBe(2)
  const fourth = reads.ask('a', 'a')
  await reads.end(1, 'new')
  expect(await Promise.all([second, third])).toEqual(['a: new', 'a: new'])
  await reads.end(2, 'newest')
  expect(await fourth).toBe('a: newest')
})

test('who asks for something else does not wait', async () => {
  const reads = someReads()
  void reads.ask('a', 'a')
  const other = reads.ask('b', 'b')
  expect(reads.begun()).toBe(2)
  await reads.end(1, 'found')
  expect(await other).toBe('b: found')
})

test('nothing is kept once it is answered', async () => {
  const reads = someReads()
  const first = reads.ask('a', 'a')
  await reads.end(0, 'old')
  await first
  const second = reads.ask('a', 'a')
  await reads.end(1, 'new')
  expect(await second).toBe('a: new')
})

test('a read that fails fails for those who share it, and no longer', async () => {
  const reads = someReads()
  const first = reads.ask('a', 'a')
  const second = reads.ask('a', 'a')
  const fails = [expect(first).rejects.toThrow('gone'), expect(second).resolves.toBe('a: there')]
  await reads.end(0, new Error('gone'))
  await reads.end(1, 'there')
  await Promise.all(fails)
})
