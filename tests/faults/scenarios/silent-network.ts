import assert from 'node:assert/strict'
import { askForSeats, askOnce, expectToldInTime } from '@/tests/faults/ask-once'
import { eventually } from '@/tests/support/eventually'
import { aGuest, book } from '@/tests/faults/guest'
import { healthOf } from '@/tests/faults/health-watch'
import { comparePaces, measurePace } from '@/tests/faults/pace'
import { type Scenario } from '@/tests/faults/scenario'

const CROWD = 12
const RECOVERY_MS = 30_000

export const silentNetwork: Scenario = {
  name: 'An instance whose network to the database goes silent reports it, and recovers',
  async run(stage) {
    const [hearing, deaf] = stage.sites
    const calm = await measurePace(stage, [hearing])
    const way = stage.ways[1]
    const crowd = Array.from({ length: CROWD }, () =>
      aGuest(stage, { departure: stage.departures.fresh(), prefers: 1 }),
    )
    way.hush()
    try {
      const asking = Promise.all([
        ...crowd.map((guest) => askForSeats(stage, deaf.url, guest)),
        askOnce(stage, `${deaf.url}/api/tours`),
        askOnce(stage, `${deaf.url}/api/availability?tourId=1`),
      ])
      const troubled = await measurePace(stage, [hearing])
      await eventually(async () => {
        const status = await healthOf(deaf.url)
        return status === 503 ? null : `health is ${status}`
      }, RECOVERY_MS)
      assert.equal(await healthOf(hearing.url), 200, 'health of the other')
      const answers = await asking
      expectToldInTime(answers)
      const served = answers.filter(({ status }) => status !== 503)
      assert.deepEqual(served, [], 'nobody is served without a database')
      way.speak()
      const spoken = Date.now()
      await eventually(async () => {
        const status = await healthOf(deaf.url)
        return status === 200 ? null : `health is ${status}`
      }, RECOVERY_MS)
      const recovery = ((Date.now() - spoken) / 1000).toFixed(1)
      await Promise.all(crowd.map((guest) => book(stage, guest)))
      const longest = (Math.max(...answers.map(({ ms }) => ms)) / 1000).toFixed(1)
      return `${answers.length} told to come again, the last after ${longest} s, well again after ${recovery} s; others meanwhile: ${comparePaces(calm, troubled)}`
    } finally {
      way.speak()
    }
  },
}
