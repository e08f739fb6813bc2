import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { askForSeats, expectToldInTime } from '@/tests/faults/ask-once'
import { comeBackAtOnce, comeBackInTheEnd, goAway } from '@/tests/faults/come-back'
import { aGuest, book } from '@/tests/faults/guest'
import { watchHealth } from '@/tests/faults/health-watch'
import { comparePaces, measurePace } from '@/tests/faults/pace'
import { type Scenario } from '@/tests/faults/scenario'

/** Twice as many per instance as it has connections for bookings. */
const CROWD = 24

export const forgottenBegin: Scenario = {
  name: 'A forgotten transaction delays only those who want its date',
  async run(stage) {
    const urls = stage.sites.map(({ url }) => url)
    const calm = await measurePace(stage, stage.sites)
    const departure = stage.departures.fresh()
    const away = await goAway(stage, departure)
    // Like psql: none of the site’s timeouts ends it.
    const forgetful = new pg.Client({ connectionString: stage.databaseUrl })
    await forgetful.connect()
    try {
      await forgetful.query('BEGIN')
      await forgetful.query('SELECT FROM departures WHERE id = $1 FOR UPDATE', [departure.id])
      const watches = stage.sites.map((site) => watchHealth(site))
      const crowd = Array.from({ length: CROWD }, () => aGuest(stage, { departure }))
      const asking = Promise.all(
        crowd.map((guest, place) => askForSeats(stage, urls[place % urls.length] ?? '', guest)),
      )
      const returning = comeBackAtOnce(stage, away)
      await pause(500)
      const troubled = await measurePace(stage, stage.sites)
      const answers = await asking
      const returned = await returning
      const pulses = (await Promise.all(watches.map((watch) => watch.end()))).flat()
      await forgetful.query('ROLLBACK')
      expectToldInTime([...answers, ...returned])
      const served = [...answers, ...returned].filter(({ status }) => status !== 503)
      assert.deepEqual(served, [], 'nothing comes about on a date that is held')
      const unwell = pulses.filter(({ status }) => status !== 200)
      assert.deepEqual(unwell, [], 'the instances are well')
      await comeBackInTheEnd(stage, away)
      await Promise.all(crowd.map((guest) => book(stage, guest)))
      const longest = Math.max(...answers.map(({ ms }) => ms)) / 1000
      return `${CROWD} guests, ${returned.length} releases, questions and webhooks told to come again, the last after ${longest.toFixed(1)} s; others meanwhile: ${comparePaces(calm, troubled)}`
    } finally {
      await forgetful.end()
    }
  },
}
