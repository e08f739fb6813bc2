import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { aGuest, type Guest } from '@/tests/faults/guest'
import { healthOf } from '@/tests/faults/health-watch'
import { type Scenario } from '@/tests/faults/scenario'
import { type Stage } from '@/tests/faults/stage'

const GUESTS = 8
const SLOW_MS = 3_000

export const stoppedInstance: Scenario = {
  name: 'An instance that is told to stop answers what is under way, and ends',
  async run(stage) {
    const [, stopping] = stage.sites
    await stage.stripe.tell('faults', { path: '/v1/checkout/sessions', times: GUESTS, delayMs: SLOW_MS })
    const departure = stage.departures.fresh()
    const guests = Array.from({ length: GUESTS }, () => aGuest(stage, { departure }))
    // No second try anywhere else: the one answer counts.
    const answers = guests.map((guest) => askOnce(stopping.url, guest))
    await pause(SLOW_MS / 2)
    const toldAt = Date.now()
    const ending = await stopping.stop()
    const endedMs = Date.now() - toldAt
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    await stage.stripe.tell('faults/clear', {})
    const isDeaf = (await healthOf(stopping.url)) === null
    await stopping.start()
    stage.count.requests += GUESTS
    assert.deepEqual(statuses, Array(GUESTS).fill(200), 'answers to what was under way')
    assert.equal(ending?.code, 0, `it ended by itself with 0, after ${endedMs} ms`)
    assert.ok(isDeaf, 'it answers nobody any more')
    return `${GUESTS} requests under way at SIGTERM, ${statuses.length} answered; ended after ${(endedMs / 1000).toFixed(1)} s`
  },
}

/** As the guest's browser hears it; null when the line broke. */
async function askOnce(url: string, guest: Guest): Promise<{ readonly status: number | null }> {
  try {
    const { wish, headers } = guest
    const answer = await fetch(`${url}/api/checkout`, {
      method: 'POST',
      headers,
      body: JSON.stringify(wish),
    })
    const said: unknown = await answer.json()
    const isBooked = typeof said === 'object' && said !== null && 'reference' in said && 'sessionId' in said
    if (isBooked)
      guest.told = { kind: 'booked', reference: String(said.reference), sessionId: String(said.sessionId) }
    else guest.told = { kind: 'refused', status: answer.status }
    return { status: answer.status }
  } catch {
    return { status: null }
  }
}
