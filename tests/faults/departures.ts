import { z } from 'zod'

/** A departure without bookings. */
export type FreshDeparture = {
  readonly id: number
  readonly tourId: number
  readonly date: string
  readonly seats: number
  /** In euros. */
  readonly adultPrice: number
}

export type Departures = {
  /** A departure that no other guest has been given. */
  readonly fresh: () => FreshDeparture
  /** This many departures of one tour, each for one party. */
  readonly ofOneTour: (count: number) => readonly FreshDeparture[]
  /** For one guest after another: slightly more guests than seats get the same departure, then the next one is used. */
  readonly popular: () => FreshDeparture
}

const toursSchema = z.array(z.object({ id: z.int(), adult_price: z.number() }))
const availabilitySchema = z.object({
  availableDates: z.array(z.object({ id: z.int(), date: z.string(), totalSlots: z.int() })),
})

const DISAPPOINTED = 2
const PARTY = 8

/** All departures on sale at a site, each to be used once. */
export async function listDepartures(site: string): Promise<Departures> {
  const tours = toursSchema.parse(await (await fetch(`${site}/api/tours`)).json())
  const offered: FreshDeparture[] = []
  for (const { id: tourId, adult_price: adultPrice } of tours) {
    const answer = await fetch(`${site}/api/availability?tourId=${tourId}`)
    const { availableDates } = availabilitySchema.parse(await answer.json())
    // The first of them may close while the tests run.
    const lasting = availableDates.slice(2)
    offered.push(
      ...lasting.map(({ id, date, totalSlots }) => ({ id, tourId, date, seats: totalSlots, adultPrice })),
    )
  }

  function fresh(): FreshDeparture {
    const departure = offered.pop()
    if (!departure) throw new Error('no departure is left: are departures published?')
    return departure
  }

  function ofOneTour(count: number): readonly FreshDeparture[] {
    for (;;) {
      const some = Array.from({ length: count }, fresh)
      if (some.every(({ tourId, seats }) => tourId === some[0]?.tourId && seats >= PARTY)) return some
    }
  }

  let current: FreshDeparture | null = null
  let guests = 0
  return {
    fresh,
    ofOneTour,
    popular() {
      if (!current || guests >= current.seats + DISAPPOINTED) {
        current = fresh()
        guests = 0
      }
      guests += 1
      return current
    },
  }
}
