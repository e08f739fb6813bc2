import 'server-only'
import { changeBooking, findBookingByReference, loadBooking, type StoredBooking } from '@/lib/db/bookings'
import { type Db, inTransaction } from '@/lib/db/client'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/enqueue-booking-emails'
import { lockAndRefreshDeparture } from '@/lib/use-cases/seats/lock-and-refresh-departure'

export type CryptoConfirmation =
  | { readonly kind: 'confirmed'; readonly booking: StoredBooking }
  | {
      readonly kind: 'refused'
      readonly reason:
        'not_found' | 'forgotten' | 'not_crypto' | 'not_waiting' | 'called_off' | 'date_closed' | 'seat_gone'
    }

/** Record that a cryptocurrency payment has arrived. A lapsed booking is seated again if there is room. */
export function confirmCryptoPayment(reference: string, now: Date): Promise<CryptoConfirmation> {
  return inTransaction(async (db) => {
    const known = await findBookingByReference(db, reference)
    if (!known) return { kind: 'refused', reason: 'not_found' }
    if (!known.customerEmail) return { kind: 'refused', reason: 'forgotten' }
    if (known.paymentMethod !== 'crypto') return { kind: 'refused', reason: 'not_crypto' }
    return confirm(db, known, now)
  })
}

async function confirm(db: Db, { id, departureId }: StoredBooking, now: Date): Promise<CryptoConfirmation> {
  const departure = await lockAndRefreshDeparture(db, departureId, now)
  if (!departure) throw new Error(`booking ${id} has no departure`)
  const booking = await loadBooking(db, id)
  if (booking.state !== 'awaiting_payment' && booking.state !== 'lapsed')
    return { kind: 'refused', reason: 'not_waiting' }
  if (departure.cancelledAt) return { kind: 'refused', reason: 'called_off' }
  // Closing stops new holds, and a lapsed booking would be one.
  if (booking.state === 'lapsed' && departure.isClosed) return { kind: 'refused', reason: 'date_closed' }
  const hasSeats =
    booking.state === 'awaiting_payment' || (departure.startsAt > now && booking.seats <= departure.seatsFree)
  if (!hasSeats) return { kind: 'refused', reason: 'seat_gone' }
  const change = { state: 'confirmed', confirmedAt: now, expiresAt: null, endedAt: null } as const
  const confirmed = await changeBooking(db, id, change)
  const kinds = ['booking-confirmed-guest', 'booking-confirmed-operator'] as const
  await enqueueBookingEmails(db, kinds, { booking: confirmed, departure, now })
  return { kind: 'confirmed', booking: confirmed }
}
