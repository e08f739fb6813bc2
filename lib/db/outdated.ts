import 'server-only'
import { type Db } from '@/lib/db/client'

export type Forgotten = { readonly bookings: number; readonly requests: number; readonly letters: number }

/** What is older than these instants is forgotten. */
export type KeptSince = { readonly bookings: Date; readonly requests: Date; readonly letters: Date }

/**
 * Forget people: bookings, as old as their tours, lose who made them and keep their figures, requests go, and letters that are sent or given up
 * lose what they said and to whom.
 */
export async function forgetOutdated(db: Db, since: KeptSince): Promise<Forgotten> {
  const letters = await db.$executeRaw`
    UPDATE letters SET facts = '{}', recipients = '{}', reply_to = NULL, last_error = NULL
    WHERE created_at < ${since.letters} AND next_try_at IS NULL AND recipients <> '{}'`
  const requests = await db.$executeRaw`DELETE FROM requests WHERE created_at < ${since.requests}`
  const bookings = await db.$executeRaw`
    UPDATE bookings SET customer_name = '', customer_email = '', customer_phone = NULL, special_requests = NULL,
      idempotency_key = NULL
    FROM departures
    WHERE departures.id = departure_id AND departures.starts_at < ${since.bookings} AND customer_email <> ''`
  return { bookings, requests, letters }
}
