import 'server-only'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { shortenOpenCheckouts } from '@/lib/db/money/checkouts'
import { type Db } from '@/lib/db/client'
import { listUnpaidDuplicates } from '@/lib/db/bookings/duplicate-bookings'
import { closeOpenPages } from '@/lib/use-cases/booking/close-open-pages'

/**
 * A guest is paying a booking that is still unpaid in another tab as well: nobody should pay there any more. Its pages
 * have no time left, so the worker closes them, and the seats are free once Stripe has said that they were not paid.
 * One that was paid at the same moment is a booking. The departure is locked.
 *
 * Rule: book-again (docs/rules.md)
 *
 * @param booking  before it is confirmed, which deletes whose it is
 * @param at       when it was paid: what was begun later is wanted besides
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
