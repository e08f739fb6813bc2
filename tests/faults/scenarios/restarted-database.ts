import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { type Pulse, watchHealth } from '@/tests/faults/health-watch'
import { type Scenario } from '@/tests/faults/scenario'
import { startTraffic } from '@/tests/faults/traffic'

const AWAY_MS = 4_000
const RECOVERY_MS = 10_000

export const restartedDatabase: Scenario = {
  name: 'PostgreSQL crashes under load, and on its return both instances recover',
  async run(stage) {
    const watches = stage.sites.map((site) => watchHealth(site))
    const traffic = startTraffic(stage, 200)
    await pause(3_000)
    await stage.postgres.crash()
    const gone = Date.now()
    await pause(AWAY_MS)
    const returning = Date.now()
    await stage.postgres.start()
    const back = Date.now()
    await pause(RECOVERY_MS)
    const guests = await traffic.end()
    const pulses = (await Promise.all(watches.map((watch) => watch.end()))).flat()
    expectTruth(pulses, { gone, returning, back })
    const away = ((back - gone) / 1000).toFixed(1)
    return `stopped at once and away for ${away} s, ${guests.length} guests meanwhile, health asked ${pulses.length} times`
  },
}

function expectTruth(
  pulses: readonly Pulse[],
  { gone, returning, back }: { readonly gone: number; readonly returning: number; readonly back: number },
): void {
  const before = pulses.filter(({ heard }) => heard < gone - 1_000)
  const during = pulses.filter(({ asked, heard }) => asked > gone && heard < returning)
  const after = pulses.filter(({ asked }) => asked > back + RECOVERY_MS / 2)
  for (const [name, found, expected] of [
    ['before', before, 200],
    ['while it was away', during, 503],
    ['after', after, 200],
  ] as const) {
    assert.ok(found.length > 0, `nobody asked for the health ${name}`)
    const wrong = found.filter(({ status }) => status !== expected)
    assert.deepEqual(wrong, [], `health ${name} the database: ${expected} expected`)
  }
}
