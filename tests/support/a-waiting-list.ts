import { database } from '@/lib/db/client'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { confirmWaitingListPlace } from '@/lib/use-cases/waiting-list/confirm-waiting-list-place'
import { joinWaitingList, type WaitingPartyInput } from '@/lib/use-cases/waiting-list/join-waiting-list'
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

/** Confirm all parties that have joined and not yet confirmed. */
export async function confirmAll(now: Date): Promise<void> {
  const parties = await database().waitingParty.findMany({
    where: { confirmedAt: null },
    orderBy: { sequence: 'asc' },
  })
  for (const { id } of parties) await confirmWaitingListPlace(id, now)
}

/** Full dates, and the parties waiting for them. */
export function waitingLists(backend: ReturnType<typeof aBackend>) {
  const { aPaidBooking } = changedBookings(backend)
  return {
    /** A full date, sold to paid parties of these sizes. */
    async aFullDate(...parties: readonly number[]) {
      const departureId = await backend.aDeparture({ seats: parties.reduce((sum, seats) => sum + seats, 0) })
      const references: string[] = []
      for (const adults of parties) {
        const booking = await aPaidBooking({ departureId, adults, offeredCents: adults * 179_00 })
        references.push(booking.reference)
      }
      return { departureId, references }
    },
    /** Join, and confirm by the link in the e-mail. */
    async wait(departureIds: readonly number[], overrides: Partial<WaitingPartyInput> = {}, now = NOON) {
      const input = { ...aParty, departureIds, ...overrides }
      const joined = await joinWaitingList(input, now)
      await confirmAll(now)
      return joined
    },
    /** Buy one seat. */
    buy: (departureId: number, now = NOON) => startCheckout(aBookingInput({ departureId }), now),
    /** The places offered on a date, in order. */
    offersOn: (departureId: number) =>
      backend.query<Offer>(
        `SELECT id, reference, customer_email AS email, state, expires_at FROM bookings
         WHERE departure_id = ${departureId} AND source = 'waiting_list'
         ORDER BY (SELECT min(h.id) FROM history h WHERE h.booking_id = bookings.id)`,
      ),
  }
}
