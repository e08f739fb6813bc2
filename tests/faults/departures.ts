import { z } from 'zod'

/** A departure that nobody has booked yet. */
export type FreshDeparture = {
  readonly id: number
  readonly tourId: number
  readonly date: string
  readonly seats: number
  /** Euros. */
  readonly adultPrice: number
}

export type Departures = {
  /** One that no other guest has had. */
  readonly fresh: () => FreshDeparture
  /** So many of one tour, each for a party of guests. */
  readonly ofOneTour: (count: number) => readonly FreshDeparture[]
  /** For one guest after the other: a few more than it has seats get the same one, and then the next is begun. */
  readonly popular: () => FreshDeparture
}

const toursSchema = z.array(z.object({ id: z.int(), adult_price: z.number() }))
const availabilitySchema = z.object({
  availableDates: z.array(z.object({ id: z.int(), date: z.string(), totalSlots: z.int() })),
})

const DISAPPOINTED = 2
const PARTY = 8

/** All departures that a site offers, each to be used once. */
export async function listDepartures(site: string): Promise<Departures> {
  const tours = toursSchema.parse(await (await fetch(`${site}/api/tours`)).json())
  const offered: FreshDeparture[] = []
  for (const { id: tourId, adult_price: adultPrice } of tours) {
    const answer = await fetch(`${site}/api/availability?tourId=${tourId}`)
    const { availableDates } = availabilitySchema.parse(await answer.json())
    // The first of them may close for booking while the tests run.
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
