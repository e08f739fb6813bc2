import 'server-only'
import { findBookingByReference } from '@/lib/db/bookings'
import { findOpenChange } from '@/lib/db/changes'
import { inTransaction } from '@/lib/db/client'
import { closeOpenPages } from '@/lib/use-cases/payments/steps/close-open-pages'
import { dropOpenChange } from '@/lib/use-cases/seats/steps/drop-open-change'
import { lockBooking } from '@/lib/use-cases/seats/steps/lock-booking'

/**
 * Keep a booking as it is: the change that waits for its payment is dropped, and its page closed. A payment that comes
 * all the same goes back.
 *
 * @returns  whether there was such a change
 */
export function giveUpChange(reference: string, now: Date): Promise<boolean> {
  return inTransaction(async (db) => {
    const booking = await findBookingByReference(db, reference)
    const open = booking && (await findOpenChange(db, booking.id))
    if (!open) return false
    await lockBooking(db, booking.id, now, [open.departureId])
    await dropOpenChange(db, booking.id, now)
    await closeOpenPages(db, booking.id, now)
    return true
  })
}
