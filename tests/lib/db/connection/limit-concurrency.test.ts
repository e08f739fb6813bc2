import { QueueTimeoutError, limitConcurrency } from '@/lib/db/connection/limit-concurrency'

const ROOM = { limit: 2, waitMs: 60_000 }
const NO_WAIT = { limit: 2, waitMs: 1 }

/** Tasks that end on request, and the order in which they began. */
function aCrowd(name: string, size: number) {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const works = Array.from({ length: size }, (_, number) =>
    limitConcurrency(name, ROOM, async () => {
      begun.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
    }),
  )
  return { begun, ends, works }
}

test('tasks of one name run up to the limit, the others in order of arrival', async () => {
  const { begun, ends, works } = aCrowd('departure:1', 4)
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  ends[1]?.()
  await works[1]
  expect(begun).toEqual([0, 1, 2])
  ends[0]?.()
  await works[0]
  ends.forEach((end) => end())
  await works[2]
  ends.forEach((end) => end())
  await works[3]
  expect(begun).toEqual([0, 1, 2, 3])
})

test('a queue does not hold up tasks of another name', async () => {
  const { ends, works } = aCrowd('departure:2', 2)
  await expect(limitConcurrency('departure:3', NO_WAIT, async () => 'served')).resolves.toBe('served')
  ends.forEach((end) => end())
  await Promise.all(works)
})

test('a task that waits too long is rejected, and takes no place in the queue', async () => {
  const { ends, works } = aCrowd('departure:4', 2)
  const work = jest.fn(async () => {})
  await expect(limitConcurrency('departure:4', NO_WAIT, work)).rejects.toThrow(QueueTimeoutError)
  ends.forEach((end) => end())
  await Promise.all(works)
  expect(work).not.toHaveBeenCalled()
  await expect(limitConcurrency('departure:4', NO_WAIT, async () => 'served')).resolves.toBe('served')
})

test('a task that fails frees its place', async () => {
  const fail = () =>
    limitConcurrency('departure:5', { limit: 1, waitMs: 1 }, () => Promise.reject(new Error('no')))
  await expect(fail()).rejects.toThrow('no')
  await expect(fail()).rejects.toThrow('no')
})

test('a task learns whether it had to wait', async () => {
  const { ends, works } = aCrowd('departure:6', 1)
  const told: boolean[] = []
  const tell = async (hasWaited: boolean) => void told.push(hasWaited)
  await limitConcurrency('departure:6', ROOM, tell)
  const waiting = limitConcurrency('departure:6', { limit: 1, waitMs: 60_000 }, tell)
  ends.forEach((end) => end())
  await Promise.all([...works, waiting])
  expect(told).toEqual([false, true])
})
