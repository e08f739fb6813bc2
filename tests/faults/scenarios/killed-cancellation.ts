import assert from 'node:assert/strict'
import { eventually } from '@/tests/support/eventually'
import { aGuest, book, pay } from '@/tests/faults/guest'
import { sendForm } from '@/tests/faults/guest-form'
import { IN_HAND, killAndRestart } from '@/tests/faults/kill-and-restart'
import { command, killCommand } from '@/tests/faults/operator'
import { type Scenario } from '@/tests/faults/scenario'

const PARTIES = 40
const AT_ONCE = 8
const REFUNDS = 12
const SLOW_EMAIL_MS = 300
const SLOW_REFUND_MS = 1_000

export const killedCancellation: Scenario = {
  name: 'Killed while a departure is being cancelled, by command and by worker: each party is notified once, each refund is made once',
  mostCopies: 3 * IN_HAND,
  async run(stage) {
    const { query, sites, mailbox, stripe } = stage
    const departure = stage.departures.fresh()
    const { tourId, date } = departure
    await command(stage, 'seats', tourId, date, PARTIES, '--yes')
    const guests = Array.from({ length: PARTIES }, () => aGuest(stage, { departure }))
    for (let first = 0; first < PARTIES; first += AT_ONCE)
      await Promise.all(
        guests.slice(first, first + AT_ONCE).map(async (guest) => {
          await book(stage, guest)
          await pay(stage, guest)
        }),
      )
    const words = ['departure', 'cancel', tourId, date, '--reason', 'weather', '--now', '--yes'] as const
    const isKilled = await killCommand(stage, departure, ...words)
    const choices = async () =>
      (await query<{ count: number }>('SELECT count(*)::int AS count FROM choices'))[0]?.count ?? 0
    assert.ok(isKilled, 'the command was over before it was killed')
    assert.equal(await choices(), 0, 'of a command that was killed nothing is left')

    mailbox.slowDown(SLOW_EMAIL_MS)
    await command(stage, ...words)
    assert.equal(await choices(), PARTIES)
    const told = async () =>
      (await query(`SELECT FROM emails WHERE kind = 'departure-cancelled-guest' AND sent_at IS NOT NULL`))
        .length
    await eventually(async () => ((await told()) > 0 ? null : 'nobody is told yet'), 30_000)
    const before = await told()
    await Promise.all(sites.map(killAndRestart))
    assert.ok(before < PARTIES, 'all were told before the instances were killed')

    await stripe.tell('faults', { path: '/v1/refunds', method: 'POST', times: 6, delayMs: SLOW_REFUND_MS })
    const returned = (await stripe.refunds()).length
    const fields = { option: 'full_refund', refund: String(Math.round(departure.adultPrice * 100)) }
    const choosing = Promise.all(
      guests
        .slice(0, REFUNDS)
        .map((guest) => sendForm(stage, guest, { preview: 'refund', action: 'choose', fields })),
    )
    // It is awaited at the end; until then its failure is ignored.
    choosing.catch(() => {})
    await eventually(
      async () => ((await stripe.refunds()).length > returned ? null : 'no refund yet'),
      60_000,
    )
    await killAndRestart(sites[0])
    await choosing
    mailbox.slowDown(0)
    return `${PARTIES} parties; the command killed in its transaction, both instances after ${before} e-mails, one again among ${REFUNDS} refunds`
  },
}
