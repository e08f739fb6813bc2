import 'server-only'
import { type Db } from '@/lib/db/client'
import { findDeparture } from '@/lib/db/departures'
import { endAttempt } from '@/lib/use-cases/seats/abandon-checkout'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/enqueue-booking-emails'

/**
 * A bank debit that the guest ordered days or weeks ago has failed: tell the guest. The transaction must not hold a
 * lock yet.
 */
export async function failDebit(db: Db, checkoutId: string, now: Date): Promise<void> {
  const lapsed = await endAttempt(db, checkoutId, { state: 'failed' }, now)
  const departure = lapsed && (await findDeparture(db, lapsed.departureId, now))
  if (!departure) return
  await enqueueBookingEmails(db, ['payment-failed-guest'], {
    booking: lapsed,
    departure,
    now,
    cause: checkoutId,
  })
}
