import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { watchHealth } from '@/tests/faults/health-watch'
import { IN_HAND } from '@/tests/faults/kill-and-restart'
import { type Scenario } from '@/tests/faults/scenario'
import { startTraffic } from '@/tests/faults/traffic'

const KILLS = 2

/** Stripe's events go to the instance that is killed. */
export const killedInstance: Scenario = {
  name: 'An instance killed in the middle of bookings loses none of them',
  mostCopies: KILLS * IN_HAND,
  async run(stage) {
    const [dying, surviving] = stage.sites
    const watch = watchHealth(surviving, 'alive')
    const traffic = startTraffic(stage, 200)
    let awayMs = 0
    for (let kills = 0; kills < KILLS; kills++) {
      await pause(3_000)
      const killedAt = Date.now()
      await dying.kill()
      assert.equal(dying.isRunning(), false)
      await pause(1_500)
      await dying.start()
      awayMs += Date.now() - killedAt
    }
    const guests = await traffic.end()
    // A proxy would go on sending it visitors. Its health may wait for the database on a busy machine, and is checked at the end.
    const silent = (await watch.end()).filter(({ status }) => status !== 200)
    assert.deepEqual(silent, [], 'the other instance did not answer')
    return `killed ${KILLS} times with SIGKILL, away for ${(awayMs / 1000).toFixed(1)} s in all, ${guests.length} guests meanwhile`
  },
}
