import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { joinWaitingList, type WaitingInput } from '@/lib/use-cases/waiting-list/join-waiting-list'
import { type aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'

type Offer = {
  readonly id: string
  readonly reference: string
  readonly email: string
  readonly state: string
  readonly expires_at: Date
}

/** Dates that are full, and those who wait for them. */
export function waitingLists(backend: ReturnType<typeof aBackend>) {
  const { aPaidBooking } = changedBookings(backend)

  return {
    /** A date whose seats are all taken, by parties of these sizes that have paid. */
    async aFullDate(...parties: readonly number[]) {
      const departureId = await backend.aDeparture({ seats: parties.reduce((sum, seats) => sum + seats, 0) })
      const references: string[] = []
      for (const adults of parties) {
        const booking = await aPaidBooking({ departureId, adults, offeredCents: adults * 179_00 })
        references.push(booking.reference)
      }
      return { departureId, references }
    },
    wait: (departureIds: readonly number[], overrides: Partial<WaitingInput> = {}, now = NOON) =>
      joinWaitingList(
        {
          tourId: 1,
          departureIds,
          adults: 1,
          children: 0,
          name: 'Aino Korhonen',
          email: 'aino@example.com',
          ...overrides,
        },
        now,
      ),
    /** One seat for whoever comes. */
    buy: (departureId: number, now = NOON) => startCheckout(aBookingInput({ departureId }), now),
    /** The places that were offered on a date, in their order. */
    offersOn: (departureId: number) =>
      backend.query<Offer>(
        `SELECT id, reference, customer_email AS email, state, expires_at FROM bookings
         WHERE departure_id = ${departureId} AND source = 'waiting_list'
         ORDER BY (SELECT min(h.id) FROM history h WHERE h.booking_id = bookings.id)`,
      ),
  }
}
