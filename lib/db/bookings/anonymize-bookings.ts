import 'server-only'
import { type Db } from '@/lib/db/client'
import { voidAddressProofs } from '@/lib/db/bookings/address-proofs'
import { deleteReviews } from '@/lib/db/reviews'
import { deleteHealthNotes } from '@/lib/db/upkeep/health-notes'
import { clearHistoryText } from '@/lib/db/history/history'

/**
 * Erase everything on these bookings that came from the guest or Stripe, except the name and e-mail address, which the
 * accounts need.
 */
export async function clearBookingDetails(db: Db, bookingIds: readonly string[]): Promise<void> {
  const ids = [...bookingIds]
  await db.$executeRaw`
    UPDATE checkouts SET url = NULL, last_error = NULL WHERE booking_id = ANY(${ids}::uuid[])`
  await clearHistoryText(db, bookingIds)
  await voidAddressProofs(db, bookingIds)
  await deleteHealthNotes(db, bookingIds)
  await deleteReviews(db, bookingIds)
  await db.$executeRaw`UPDATE refunds SET last_error = NULL WHERE booking_id = ANY(${ids}::uuid[])`
  await clearTourDetails(db, bookingIds)
  await db.$executeRaw`
    UPDATE bookings SET idempotency_key = NULL, client_hash = NULL WHERE id = ANY(${ids}::uuid[])`
}

/** Erase details that only the tour needs: phone number, special requests and pick-up place. */
export async function clearTourDetails(db: Db, bookingIds: readonly string[]): Promise<void> {
  await db.$executeRaw`
    UPDATE bookings
    SET customer_phone = NULL, special_requests = NULL, wishes_released_at = NULL, pickup_place = NULL
    WHERE id = ANY(${[...bookingIds]}::uuid[])`
}

export async function anonymizeBookings(db: Db, bookingIds: readonly string[]): Promise<void> {
  await clearBookingDetails(db, bookingIds)
  await db.$executeRaw`
    UPDATE bookings SET customer_name = '', customer_email = '' WHERE id = ANY(${[...bookingIds]}::uuid[])`
}

/**
 * Erase the content of these e-mails and the guest's address, so that they can never be sent again. Returns how many
 * still had content.
 */
export async function eraseEmailContents(
  db: Db,
  emails: readonly { readonly id: string }[],
): Promise<number> {
  const ids = emails.map(({ id }) => id)
  return db.$executeRaw`
    UPDATE emails SET facts = '{}', reply_to = NULL, last_error = NULL,
      recipient = CASE WHEN kind LIKE '%-guest' THEN '' ELSE recipient END
    WHERE id = ANY(${ids}::uuid[]) AND facts <> '{}'::jsonb`
}
