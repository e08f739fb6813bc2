import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { type Site } from '@/tests/support/a-site'
import { askForSeats, expectToldInTime } from '@/tests/faults/ask-once'
import { type FreshDeparture } from '@/tests/faults/departures'
import { aGuest, book } from '@/tests/faults/guest'
import { comparePaces, measurePace } from '@/tests/faults/pace'
import { type Scenario } from '@/tests/faults/scenario'
import { type Stage } from '@/tests/faults/stage'

const TRIES = 60
const AT_ONCE = 4
const CROWD = 12
/** Longer than PostgreSQL leaves a transaction idle. */
const FROZEN_MS = 12_000

export const frozenInstance: Scenario = {
  name: 'An instance frozen in the middle of a transaction blocks only its date, for seconds',
  async run(stage) {
    const [awake, freezing] = stage.sites
    const calm = await measurePace(stage, [awake])
    const visits: Promise<void>[] = []
    const departure = await freezeInTransaction(stage, freezing, visits)
    const frozenAt = Date.now()
    try {
      const crowd = Array.from({ length: CROWD }, () => aGuest(stage, { departure, prefers: 0 }))
      const asking = Promise.all(crowd.map((guest) => askForSeats(stage, awake.url, guest)))
      await pause(300)
      const troubled = await measurePace(stage, [awake])
      const answers = await asking
      expectToldInTime(answers)
      assert.ok(
        answers.some(({ status }) => status === 503),
        'nobody met the frozen transaction',
      )
      await pause(Math.max(0, FROZEN_MS - (Date.now() - frozenAt)))
      const late = aGuest(stage, { departure, prefers: 0 })
      const freed = await askForSeats(stage, awake.url, late)
      assert.ok(freed.status < 500, `the date is free again while the instance is frozen: ${freed.status}`)
      await freezing.thaw()
      await Promise.all([...visits, ...[...crowd, late].map((guest) => book(stage, guest))])
      const stuck = answers.filter(({ status }) => status === 503).length
      return `frozen for ${((Date.now() - frozenAt) / 1000).toFixed(1)} s, ${stuck} of ${CROWD} who wanted its date told to come again; others meanwhile: ${comparePaces(calm, troubled)}`
    } finally {
      await freezing.thaw()
    }
  },
}

/** Let guests book at a site, and freeze it repeatedly until it holds a departure. Returns that departure. */
async function freezeInTransaction(
  stage: Stage,
  site: Site,
  visits: Promise<void>[],
): Promise<FreshDeparture> {
  for (let tries = 0; tries < TRIES; tries++) {
    const departure = stage.departures.fresh()
    for (let guests = 0; guests < AT_ONCE; guests++) {
      const visit = book(stage, aGuest(stage, { departure, prefers: 1 }))
      // It is awaited at the end; until then its failure is ignored.
      visit.catch(() => {})
      visits.push(visit)
    }
    await pause(10 + 3 * tries)
    await site.freeze()
    // Statements already sent to PostgreSQL finish; everything still waiting for the instance is blocked.
    await pause(200)
    if (await isHeld(stage, departure)) return departure
    await site.thaw()
    await Promise.all(visits.splice(0))
  }
  throw new Error(`${TRIES} times frozen, and never in the middle of a transaction`)
}

async function isHeld({ query }: Stage, { id }: FreshDeparture): Promise<boolean> {
  const free = await query('SELECT FROM departures WHERE id = $1 FOR UPDATE SKIP LOCKED', [id])
  return free.length === 0
}
