import { setTimeout as pause } from 'node:timers/promises'
import { measureRoundTripMs } from '@/lib/db/upkeep/server-state'

test('one slow answer of a busy machine is not the way to the database', async () => {
  const waits = [0, 60, 0, 60, 60, 0]
  expect(await measureRoundTripMs(() => pause(waits.shift()))).toBeLessThan(30)
})

test('a database that is far away is so each time', async () => {
  expect(await measureRoundTripMs(() => pause(40))).toBeGreaterThan(35)
})
