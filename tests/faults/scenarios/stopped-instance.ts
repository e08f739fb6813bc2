import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '@/tests/support/eventually'
import { aGuest, book, pay } from '@/tests/faults/guest'
import { type Guest } from '@/tests/faults/stage'
import { healthOf } from '@/tests/faults/health-watch'
import { type Scenario } from '@/tests/faults/scenario'

const GUESTS = 8
const SLOW_MS = 3_000
/** E-mails take longer than requests: waiting for requests alone would cut them short. */
const SLOW_EMAIL_MS = 8_000
/** E-mails that two instances send at a time if there are enough. */
const IN_HAND = 8
/** Next exits with the signal's code, as a shell would. */
const ENDED_BY_ITSELF = [0, 128 + 15]

export const stoppedInstance: Scenario = {
  name: 'An instance asked to stop finishes its requests and e-mails, then exits',
  async run(stage) {
    const [, stopping] = stage.sites
    const departure = stage.departures.fresh()
    // More e-mails than both instances send at a time, see lib/server/process/start-worker.ts, so that both stay busy.
    stage.mailbox.slowDown(SLOW_EMAIL_MS)
    const paying = [0, 1, 0, 1, 0, 1].map(async (prefers) => {
      const guest = aGuest(stage, { departure: stage.departures.fresh(), prefers })
      await book(stage, guest)
      await pay(stage, guest)
    })
    await Promise.all(paying)
    await eventually(
      async () => (stage.mailbox.underWay() === IN_HAND ? null : 'too few e-mails under way'),
      15_000,
    )
    await stage.stripe.tell('faults', { path: '/v1/checkout/sessions', times: GUESTS, delayMs: SLOW_MS })
    const guests = Array.from({ length: GUESTS }, () => aGuest(stage, { departure }))
    // No retry elsewhere: only this response counts.
    const answers = guests.map((guest) => askOnce(stopping.url, guest))
    await pause(SLOW_MS / 3)
    assert.equal(stage.mailbox.underWay(), IN_HAND, 'e-mails under way')
    const toldAt = Date.now()
    const ending = await stopping.stop()
    const endedMs = Date.now() - toldAt
    const statuses = await Promise.all(answers)
    stage.count.requests += GUESTS
    stage.mailbox.slowDown(0)
    await stage.stripe.tell('faults/clear', {})
    const isDeaf = (await healthOf(stopping.url)) === null
    await stopping.start()
    assert.deepEqual(statuses, Array(GUESTS).fill(200), 'answers to what was under way')
    assert.ok(ENDED_BY_ITSELF.includes(ending?.code ?? -1), `ended with ${ending?.code} after ${endedMs} ms`)
    assert.ok(isDeaf, 'it answers nobody any more')
    return `${statuses.length} requests and ${IN_HAND} e-mails under way at SIGTERM; ended after ${(endedMs / 1000).toFixed(1)} s`
  },
}

/** The response as the guest's browser gets it; null if the connection broke. */
async function askOnce(url: string, guest: Guest): Promise<number | null> {
  try {
    const { input, headers } = guest
    const answer = await fetch(`${url}/api/checkout`, {
      method: 'POST',
      headers,
      body: JSON.stringify(input),
    })
    const said: unknown = await answer.json()
    const isBooked = typeof said === 'object' && said !== null && 'reference' in said && 'sessionId' in said
    if (isBooked)
      guest.told = { kind: 'booked', reference: String(said.reference), sessionId: String(said.sessionId) }
    else guest.told = { kind: 'refused', status: answer.status }
    return answer.status
  } catch {
    return null
  }
}
