import { z } from 'zod'

export type EmptyDeparture = {
  readonly id: number
  readonly tourId: number
  readonly date: string
  readonly seats: number
  /** Price per adult, in euros. */
  readonly adultPrice: number
}

const SEATS = 8
const toursSchema = z.array(z.object({ id: z.int(), adult_price: z.number() }))
const datesSchema = z.object({
  availableDates: z.array(
    z.object({ id: z.int(), date: z.string(), totalSlots: z.int(), bookedSlots: z.int() }),
  ),
})

/** Find departures with eight seats and no bookings. */
export async function findEmptyDepartures(site: string): Promise<EmptyDeparture[]> {
  const [tour] = toursSchema.parse(await (await fetch(`${site}/api/tours`)).json())
  if (!tour) return []
  const answer = await fetch(`${site}/api/availability?tourId=${tour.id}`)
  const { availableDates } = datesSchema.parse(await answer.json())
  return availableDates
    .filter(({ totalSlots, bookedSlots }) => totalSlots === SEATS && bookedSlots === 0)
    .map(({ id, date, totalSlots }) => ({
      id,
      date,
      tourId: tour.id,
      seats: totalSlots,
      adultPrice: tour.adult_price,
    }))
}
