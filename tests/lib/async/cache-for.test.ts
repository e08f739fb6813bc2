import { cacheFor } from '@/lib/async/cache-for'

const KEPT_MS = 3_000

let elapsed = 0
beforeEach(() => {
  elapsed = 0
  jest.spyOn(performance, 'now').mockImplementation(() => elapsed)
})
afterEach(() => jest.restoreAllMocks())

function aRead() {
  const read = jest.fn(async (asked: string) => {
    if (asked === 'broken') throw new Error('broken')
    return `${asked} at ${elapsed}`
  })
  return { read, ask: cacheFor(KEPT_MS, read) }
}

test('all who ask within the time share one answer, and then it is read anew', async () => {
  const { read, ask } = aRead()
  expect(await Promise.all([ask('a'), ask('b')])).toEqual(['a at 0', 'a at 0'])
  elapsed = KEPT_MS - 1
  expect(await ask('c')).toBe('a at 0')
  elapsed = KEPT_MS
  expect(await ask('d')).toBe(`d at ${KEPT_MS}`)
  expect(read).toHaveBeenCalledTimes(2)
})

test('what fails is told to those who waited for it, and asked again by the next', async () => {
  const { read, ask } = aRead()
  const both = [ask('broken'), ask('broken')]
  for (const one of both) await expect(one).rejects.toThrow('broken')
  expect(await ask('mended')).toBe('mended at 0')
  expect(read).toHaveBeenCalledTimes(2)
})
