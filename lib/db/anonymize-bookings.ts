import 'server-only'
import { type Db } from '@/lib/db/client'

/** Of these bookings the accounts keep name and address, and nothing else that the guest or Stripe wrote. */
export async function clearBookingDetails(db: Db, bookingIds: readonly string[]): Promise<void> {
  const ids = [...bookingIds]
  await db.$executeRaw`
    UPDATE checkouts SET url = NULL, last_error = NULL WHERE booking_id = ANY(${ids}::uuid[])`
  await db.$executeRaw`
    UPDATE bookings
    SET customer_phone = NULL, special_requests = NULL, idempotency_key = NULL, client_hash = NULL
    WHERE id = ANY(${ids}::uuid[])`
}

/** These bookings lose their guest and keep their figures. */
export async function anonymizeBookings(db: Db, bookingIds: readonly string[]): Promise<void> {
  await clearBookingDetails(db, bookingIds)
  await db.$executeRaw`
    UPDATE bookings SET customer_name = '', customer_email = '' WHERE id = ANY(${[...bookingIds]}::uuid[])`
}

/** These e-mails lose what they said and to which guest, and are sent no more. Answers how many had something to lose. */
export async function clearEmails(db: Db, emails: readonly { readonly id: string }[]): Promise<number> {
  const ids = emails.map(({ id }) => id)
  return db.$executeRaw`
    UPDATE emails SET facts = '{}', reply_to = NULL, last_error = NULL,
      recipient = CASE WHEN kind LIKE '%-guest' THEN '' ELSE recipient END
    WHERE id = ANY(${ids}::uuid[]) AND facts <> '{}'::jsonb`
}
