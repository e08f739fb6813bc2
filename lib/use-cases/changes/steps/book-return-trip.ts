import 'server-only'
import { cancellationPolicy } from '@/content/policies'
import { countGuestsByBand, type Places } from '@/lib/booking/seats/places'
import { seatsFor } from '@/lib/booking/party'
import { addBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { type StoredChoice } from '@/lib/db/bookings/choices'
import { type Db } from '@/lib/db/client'
import { findDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { recordBookingHistory } from '@/lib/db/history/history'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { generateBookingReference } from '@/lib/use-cases/seats/steps/generate-booking-reference'

export type ReturnTrip = {
  /** The first booking, whose guests saw no lights; it stays unchanged. */
  readonly first: StoredBooking
  readonly choice: StoredChoice
  readonly departureId: number
  readonly places: Places
}

/**
 * Book a free return trip on a locked departure, for the same guest: a separate confirmed booking with a price of 0 €,
 * linked to the first one.
 *
 * Rule: return-trip (docs/rules.md)
 */
export async function bookReturnTrip(
  db: Db,
  { first, choice, departureId, places }: ReturnTrip,
  now: Date,
): Promise<{ readonly booking: StoredBooking; readonly departure: StoredDeparture }> {
  const departure = await findDeparture(db, departureId, now)
  if (!departure || choice.returnTripUntil === null) throw new Error(`choice ${choice.id} has no return trip`)
  const party = countGuestsByBand(places)
  const { paymentMethod, cryptoType, currency, language } = first
  const { customerName, customerEmail, customerPhone, specialRequests } = first
  const booking = await addBooking(db, {
    ...party,
    reference: await generateBookingReference(db),
    departureId,
    state: 'confirmed',
    paymentMethod,
    cryptoType,
    currency,
    language,
    seats: seatsFor(party),
    places,
    totalCents: 0,
    cancellationPolicy,
    customerName,
    customerEmail,
    customerPhone,
    specialRequests,
    createdAt: now,
    confirmedAt: now,
    returnTripOf: first.id,
    returnTripUntil: choice.returnTripUntil,
  })
  await recordBookingHistory(db, { what: 'booked', after: booking, why: 'return_trip' }, now)
  const kinds = ['return-trip-booked-guest', 'return-trip-booked-operator'] as const
  await enqueueBookingEmails(db, kinds, { booking, departure, now })
  return { booking, departure }
}
