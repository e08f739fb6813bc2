import assert from 'node:assert/strict'
import { eventually } from '@/tests/support/eventually'
import { aGuest, book, pay } from '@/tests/faults/guest'
import { sendForm } from '@/tests/faults/guest-form'
import { IN_HAND, killAndRestart } from '@/tests/faults/kill-and-restart'
import { type Scenario } from '@/tests/faults/scenario'

const GUESTS = 6
const SLOW_REFUND_MS = 6_000

export const killedRefund: Scenario = {
  name: 'Killed while Stripe is asked for a partial refund, or has just made it: it is made once and announced once',
  mostCopies: 2 * IN_HAND,
  async run(stage) {
    const { sites, stripe, query } = stage
    const guests = Array.from({ length: GUESTS }, () => {
      const [departure] = stage.departures.ofOneTour(1)
      return aGuest(stage, { departure, adults: 3 })
    })
    await Promise.all(
      guests.map(async (guest) => {
        await book(stage, guest)
        await pay(stage, guest)
      }),
    )
    const refunds = { path: '/v1/refunds', method: 'POST', isCarriedOut: true }
    await stripe.tell('faults', { ...refunds, times: GUESTS / 2, delayMs: SLOW_REFUND_MS })
    await stripe.tell('faults', { ...refunds, times: GUESTS / 2, isCut: true })
    const before = (await stripe.refunds()).length
    const fewer = { preview: 'guests?adults=2&children=0', action: 'change' } as const
    await Promise.all(
      guests.map((guest) => sendForm(stage, guest, { ...fewer, fields: { adults: '2', children: '0' } })),
    )
    await eventually(async () => ((await stripe.refunds()).length > before ? null : 'no refund yet'), 30_000)
    const open = await query(`SELECT FROM refunds WHERE state = 'due'`)
    assert.ok(open.length > 0, 'all refunds were done before the instances were killed')
    await Promise.all(sites.map(killAndRestart))
    // A request without a response is repeated only after minutes, which no test waits for.
    await eventually(async () => {
      await query(`UPDATE graphile_worker._private_jobs SET run_at = now()
        WHERE locked_at IS NULL AND run_at > now() AND key LIKE 'pay_refund:%'`)
      const due = await query(`SELECT FROM refunds WHERE state = 'due'`)
      return due.length === 0 ? null : `${due.length} refunds are due`
    }, 60_000)
    assert.equal((await stripe.refunds()).length, before + GUESTS, 'refunds at Stripe')
    return `${GUESTS} parties with one guest fewer; both instances killed with ${open.length} refunds under way`
  },
}
