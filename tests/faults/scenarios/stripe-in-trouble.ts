import { setTimeout as pause } from 'node:timers/promises'
import { aGuest, book, pay } from '@/tests/faults/guest'
import { type Scenario } from '@/tests/faults/scenario'
import { type Guest, type Stage } from '@/tests/faults/stage'

/** The site waits ten seconds for a response, then asks a second time with the same key. */
const TOO_SLOW_MS = 10_500

const PAGES = { path: '/v1/checkout/sessions', method: 'POST' }
const TROUBLES = [
  { ...PAGES, times: 6, delayMs: TOO_SLOW_MS },
  { ...PAGES, times: 4, isCut: true, isCarriedOut: true },
  { ...PAGES, times: 4, isCut: true },
  {
    ...PAGES,
    times: 4,
    status: 200,
    body: '<html><body>Welcome to the proxy</body></html>',
    isCarriedOut: true,
  },
  { ...PAGES, times: 4, status: 500, body: '' },
  { ...PAGES, times: 2, status: 200, body: '{}' },
] as const

const GUESTS = 16

export const stripeInTrouble: Scenario = {
  name: 'While Stripe is slow, silent, down or sends nonsense, each booking gets one page and is charged once',
  async run(stage) {
    for (const trouble of TROUBLES) await stage.stripe.tell('faults', trouble)
    const retriesBefore = stage.count.retries
    const troubled = await bookAndPay(stage, GUESTS)
    await stage.stripe.gate.shut()
    const opening = pause(6_000).then(stage.stripe.gate.open)
    const shutOut = await bookAndPay(stage, GUESTS)
    await opening
    await stage.stripe.tell('faults/clear', {})
    const guests = [...troubled, ...shutOut]
    const answers = TROUBLES.reduce((sum, { times }) => sum + times, 0)
    const retries = stage.count.retries - retriesBefore
    return `${answers} answers spoilt, then down for 6 s; ${guests.length} guests, who had to ask again ${retries} times`
  },
}

async function bookAndPay(stage: Stage, number: number): Promise<readonly Guest[]> {
  const departure = stage.departures.fresh()
  const guests = Array.from({ length: number }, (_, place) =>
    aGuest(stage, { departure: place < departure.seats ? departure : undefined }),
  )
  await Promise.all(
    guests.map(async (guest) => {
      await book(stage, guest)
      if (guest.told?.kind === 'booked') await pay(stage, guest)
    }),
  )
  return guests
}
