import 'server-only'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { shortenOpenCheckouts } from '@/lib/db/money/checkouts'
import { type Db } from '@/lib/db/client'
import { listUnpaidDuplicates } from '@/lib/db/bookings/duplicate-bookings'
import { closeOpenPages } from '@/lib/use-cases/booking/close-open-pages'

/**
 * Close the payment pages of a guest's other unpaid bookings of the same departure, opened in other tabs. Marks them as
 * expired, so that the worker closes them and frees the seats once Stripe confirms that they were not paid. A page paid
 * at the same moment still becomes a booking. The departure is locked.
 *
 * Rule: book-again (docs/rules.md)
 *
 * @param booking  as it was before confirmation, which clears the visitor it belongs to
 * @param at       when it was paid; a booking begun later is a separate one and stays
 */
export async function closeDuplicates(
  db: Db,
  booking: StoredBooking,
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<void> {
  for (const twinId of await listUnpaidDuplicates(db, booking, at)) {
    await shortenOpenCheckouts(db, twinId, now)
    await closeOpenPages(db, twinId, now)
  }
}
