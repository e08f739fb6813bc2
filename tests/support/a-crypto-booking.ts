import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { type BookingInput } from '@/lib/use-cases/seats/steps/hold-seats'
import { type aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'

/** Unpaid cryptocurrency bookings, and dates, on a backend. */
export function unpaidCryptoBookings(backend: ReturnType<typeof aBackend>) {
  return {
    async aDate(seats = 8): Promise<{ readonly id: number; readonly day: string }> {
      const id = await backend.aDeparture({ seats })
      const sql = `SELECT day::text FROM departures WHERE id = ${id}`
      return { id, day: (await backend.query<{ day: string }>(sql))[0]?.day ?? '' }
    },
    /** By default one adult in bitcoin on its own date. */
    async aReference(overrides: Partial<BookingInput> = {}): Promise<string> {
      const departureId = overrides.departureId ?? (await backend.aDeparture({ seats: 1 }))
      const input = aBookingInput({ departureId, cryptoType: 'bitcoin', ...overrides })
      const booking = await bookWithCrypto(input, NOON)
      if (booking.kind !== 'booked') throw new Error(`not booked: ${JSON.stringify(booking)}`)
      return booking.reference
    },
    async dayOf(reference: string): Promise<string> {
      const sql = `SELECT day::text FROM departures d JOIN bookings b ON b.departure_id = d.id WHERE reference = '${reference}'`
      return (await backend.query<{ day: string }>(sql))[0]?.day ?? ''
    },
    async stateOf(reference: string): Promise<string | undefined> {
      const sql = `SELECT state FROM bookings WHERE reference = '${reference}'`
      return (await backend.query<{ state: string }>(sql))[0]?.state
    },
  }
}
