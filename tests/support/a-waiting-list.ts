import { database } from '@/lib/db/client'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { confirmWaiting } from '@/lib/use-cases/waiting-list/confirm-waiting'
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

const aParty = { tourId: 1, adults: 1, children: 0, name: 'Aino Korhonen', email: 'aino@example.com' }

/** The click of everybody who has joined and not confirmed. */
export async function confirmAll(now: Date): Promise<void> {
  const parties = await database().waitingParty.findMany({
    where: { confirmedAt: null },
    orderBy: { sequence: 'asc' },
  })
  for (const { id } of parties) await confirmWaiting(id, now)
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
    /** Join, and click in the e-mail. */
    async wait(departureIds: readonly number[], overrides: Partial<WaitingInput> = {}, now = NOON) {
      const input = { ...aParty, departureIds, ...overrides }
      const joined = await joinWaitingList(input, now)
      await confirmAll(now)
      return joined
    },
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
