import { setTimeout as pause } from 'node:timers/promises'
import { runConcurrently } from '@/tools/process/run-concurrently'

const never = new AbortController().signal

test('two pieces of work start together, and both results are returned', async () => {
  const begun: string[] = []
  const piece = (name: string) => async () => {
    begun.push(name)
    while (begun.length < 2) await pause(1)
    return name
  }
  expect(await runConcurrently(never, piece('one'), piece('other'))).toEqual(['one', 'other'])
})

test('when one fails, the other is stopped and awaited, and the first error is thrown', async () => {
  let ended = false
  async function stopsSlowly(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) await pause(1)
    await pause(20)
    ended = true
    throw new Error('second')
  }
  const fails = async () => Promise.reject(new Error('first'))
  await expect(runConcurrently(never, fails, stopsSlowly)).rejects.toThrow('first')
  expect(ended).toBe(true)
  ended = false
  await expect(runConcurrently(never, stopsSlowly, fails)).rejects.toThrow('first')
  expect(ended).toBe(true)
})

test('stopping the whole stops both', async () => {
  const stopping = new AbortController()
  const waits = (signal: AbortSignal) => pause(60_000, null, { signal })
  const both = runConcurrently(stopping.signal, waits, waits)
  stopping.abort()
  await expect(both).rejects.toThrow('aborted')
})
