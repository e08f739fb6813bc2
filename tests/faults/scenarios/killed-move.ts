import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { type FreshDeparture } from '@/tests/faults/departures'
import { aGuest, book, pay } from '@/tests/faults/guest'
import { sendForm } from '@/tests/faults/guest-form'
import { IN_HAND, killAndRestart } from '@/tests/faults/kill-and-restart'
import { command } from '@/tests/faults/operator'
import { type Scenario } from '@/tests/faults/scenario'
import { type Guest, type Stage } from '@/tests/faults/stage'
import { settle } from '@/tests/faults/wait-until-settled'

const OF_EACH = 4
const DIFFERENCE = 20

export const killedMove: Scenario = {
  name: 'Killed during moves that cost more and moves that refund: nobody is on two dates, each difference is paid once',
  mostCopies: 2 * IN_HAND,
  async run(stage) {
    const [from, dearer, cheaper] = stage.departures.ofOneTour(3)
    if (!from || !dearer || !cheaper) throw new Error('too few departures')
    await setPrice(stage, dearer, DIFFERENCE)
    await setPrice(stage, cheaper, -DIFFERENCE)
    const guests = Array.from({ length: 2 * OF_EACH }, () => aGuest(stage, { departure: from, prefers: 0 }))
    for (const guest of guests) {
      await book(stage, guest)
      await pay(stage, guest)
    }
    const [up, down] = [guests.slice(0, OF_EACH), guests.slice(OF_EACH)]
    const moving = Promise.all([
      ...up.map((guest) => move(stage, guest, dearer)),
      ...down.map((guest) => move(stage, guest, cheaper)),
    ])
    // It is awaited at the end; until then its failure is ignored.
    moving.catch(() => {})
    await pause(300)
    await killAndRestart(stage.sites[0])
    await moving
    // The instance that died may not have opened Stripe’s page; the button on the guest’s page tries again.
    await Promise.all(up.map((guest) => sendForm(stage, guest, { preview: '', action: 'pay' })))
    const sessions = (await stage.stripe.sessions()).filter(
      (one) => one.status === 'open' && one.amount_total === DIFFERENCE * 100,
    )
    assert.equal(sessions.length, OF_EACH, 'pages for what the dearer date costs more')
    // Stripe’s events go to the instance that is killed.
    const paying = Promise.all(sessions.map(({ id }) => stage.stripe.tell('pay', { session: id })))
    await killAndRestart(stage.sites[0])
    await paying
    await settle(stage)
    const seats = await stage.query<{ id: number; seats_taken: number }>(
      'SELECT id, seats_taken FROM departures WHERE id = ANY($1) ORDER BY seats_taken',
      [[from.id, dearer.id, cheaper.id]],
    )
    assert.deepEqual(
      seats.map(({ seats_taken: taken }) => taken),
      [0, OF_EACH, OF_EACH],
      'seats taken where they left, and where they went',
    )
    return `${OF_EACH} moves to a date that is ${DIFFERENCE} € dearer and ${OF_EACH} to one that is cheaper; killed while they were asked for, and while they were paid`
  },
}

async function setPrice(stage: Stage, departure: FreshDeparture, more: number): Promise<void> {
  const { tourId, date, adultPrice } = departure
  await command(stage, 'price', tourId, date, '--adult', adultPrice + more, '--yes')
}

function move(stage: Stage, guest: Guest, { id }: FreshDeparture): Promise<void> {
  const fields = { departure: String(id) }
  return sendForm(stage, guest, { preview: `date?departure=${id}`, action: 'change', fields })
}
