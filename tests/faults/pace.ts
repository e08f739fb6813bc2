import assert from 'node:assert/strict'
import { type Site } from '@/tests/support/a-site'
import { askForSeats, askOnce } from '@/tests/faults/ask-once'
import { aGuest, book } from '@/tests/faults/guest'
import { type Stage } from '@/tests/faults/stage'

/** How long visitors wait, in ms: the median of each kind of call. */
export type Pace = Readonly<Record<'prices' | 'dates' | 'seats', number>>

const VISITS = 9

/** Let visitors use some of the sites one after another, each with a separate date; all must be served. */
export async function measurePace(stage: Stage, sites: readonly Site[]): Promise<Pace> {
  const times: Record<keyof Pace, number[]> = { prices: [], dates: [], seats: [] }
  for (let visit = 0; visit < VISITS; visit++) {
    const site = sites[visit % sites.length]
    if (!site) throw new Error('no site to visit')
    const { url } = site
    const guest = aGuest(stage, { departure: stage.departures.fresh(), prefers: stage.sites.indexOf(site) })
    const prices = await askOnce(stage, `${url}/api/tours`)
    const dates = await askOnce(stage, `${url}/api/availability?tourId=${guest.departure.tourId}`)
    const seats = await askForSeats(stage, url, guest)
    // The same booking request again, which returns the reference.
    await book(stage, guest)
    for (const [name, { status, ms }] of Object.entries({ prices, dates, seats })) {
      assert.equal(status, 200, `${name} for a visitor whom nothing concerns`)
      if (name === 'prices' || name === 'dates' || name === 'seats') times[name].push(ms)
    }
  }
  return { prices: median(times.prices), dates: median(times.dates), seats: median(times.seats) }
}

/** Both as text. How much a busy machine slows them is for a benchmark. */
export function comparePaces(calm: Pace, troubled: Pace): string {
  const names = ['prices', 'dates', 'seats'] as const
  return names.map((name) => `${name} ${calm[name].toFixed(0)} → ${troubled[name].toFixed(0)} ms`).join(', ')
}

function median(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Infinity
}
