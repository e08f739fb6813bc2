import 'server-only'
import { changeBooking, findBookingByReference, type StoredBooking } from '@/lib/db/bookings'
import { type Db, inTransaction } from '@/lib/db/client'
import { recordBookingHistory, recordHistory } from '@/lib/db/history'
import { addPayment } from '@/lib/db/ledger'
import { documentPayment } from '@/lib/use-cases/payments/document-money'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/enqueue-booking-emails'
import { lockBooking } from '@/lib/use-cases/seats/lock-booking'

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
    return confirm(db, known.id, now)
  })
}

async function confirm(db: Db, id: string, now: Date): Promise<CryptoConfirmation> {
  const { booking, departure } = await lockBooking(db, id, now)
  if (booking.state !== 'awaiting_payment' && booking.state !== 'lapsed')
    return { kind: 'refused', reason: 'not_waiting' }
  if (departure.cancelledAt) return { kind: 'refused', reason: 'called_off' }
  // Closing stops new holds, and a lapsed booking would be one.
  if (booking.state === 'lapsed' && departure.isClosed) return { kind: 'refused', reason: 'date_closed' }
  const hasSeats =
    booking.state === 'awaiting_payment' || (departure.startsAt > now && booking.seats <= departure.seatsFree)
  if (!hasSeats) return { kind: 'refused', reason: 'seat_gone' }
  const change = { state: 'confirmed', confirmedAt: now, expiresAt: null, endedAt: null } as const
  const cents = booking.totalCents
  const paymentId = await addPayment(db, {
    bookingId: id,
    method: 'crypto',
    cents,
    currency: booking.currency,
    at: now,
    providerId: null,
  })
  await recordHistory(db, { bookingId: id, what: 'paid', after: { cents, method: 'crypto' } }, now)
  const documents = await documentPayment(db, { id: paymentId, cents, at: now }, { booking, departure, now })
  const confirmed = await changeBooking(db, id, change)
  await recordBookingHistory(db, { what: 'confirmed', before: booking, after: confirmed }, now)
  const kinds = ['booking-confirmed-guest', 'booking-confirmed-operator'] as const
  await enqueueBookingEmails(db, kinds, { booking: confirmed, departure, now, documents })
  return { kind: 'confirmed', booking: confirmed }
}
