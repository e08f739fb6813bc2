import { keepReads } from '@/lib/async/keep-reads'

const KEPT_MS = 3_000

let elapsed = 0
beforeEach(() => {
  elapsed = 0
  jest.spyOn(performance, 'now').mockImplementation(() => elapsed)
})
afterEach(() => jest.restoreAllMocks())

function someReads() {
  const read = jest.fn(async (asked: string) => {
    if (asked === 'broken') throw new Error('broken')
    return `${asked} at ${elapsed}`
  })
  return { read, ask: keepReads(KEPT_MS, read) }
}

test('all who ask for the same within the time share one answer, and then it is read anew', async () => {
  const { read, ask } = someReads()
  expect(await Promise.all([ask('a', 'a'), ask('a', 'a'), ask('b', 'b')])).toEqual([
    'a at 0',
    'a at 0',
    'b at 0',
  ])
  elapsed = KEPT_MS - 1
  expect(await ask('a', 'a')).toBe('a at 0')
  elapsed = KEPT_MS
  expect(await ask('a', 'a')).toBe(`a at ${KEPT_MS}`)
  expect(read).toHaveBeenCalledTimes(3)
})

test('what fails is told to those who waited for it, and asked again by the next', async () => {
  const { read, ask } = someReads()
  const both = [ask('broken', 'broken'), ask('broken', 'broken')]
  for (const one of both) await expect(one).rejects.toThrow('broken')
  expect(await ask('broken', 'mended')).toBe('mended at 0')
  expect(read).toHaveBeenCalledTimes(2)
})

test('however much is asked for, little is kept', async () => {
  const { read, ask } = someReads()
  for (let name = 0; name < 101; name++) await ask(String(name), 'a')
  await ask('100', 'a')
  expect(read).toHaveBeenCalledTimes(101)
  await ask('0', 'a')
  expect(read).toHaveBeenCalledTimes(102)
})
