import 'server-only'
import { updateBooking } from '@/lib/db/bookings/bookings'
import { type Db, inTransaction } from '@/lib/db/client'
import { recordBookingHistory, recordHistory } from '@/lib/db/history/history'
import { deleteWaitingParty, listWaitingDates } from '@/lib/db/waiting/waiting-list'
import { closeOpenPaymentPages } from '@/lib/use-cases/booking/close-open-payment-pages'
import { lockBooking } from '@/lib/use-cases/booking/lock-booking'

/**
 * Take a party off the waiting list. A place that it was offered and has not paid for goes to the next party
 * immediately.
 */
export async function leaveWaitingList(partyId: string, now: Date): Promise<void> {
  await inTransaction(async (db) => {
    for (const { departureId, bookingId, isConfirmed } of await listWaitingDates(db, partyId, now))
      if (bookingId) await writeOff(db, bookingId, now)
      else if (isConfirmed) await recordHistory(db, { departureId, what: 'waiting_left' }, now)
    await deleteWaitingParty(db, partyId)
  })
}

async function writeOff(db: Db, bookingId: string, now: Date): Promise<void> {
  const { booking } = await lockBooking(db, bookingId, now)
  // If the place is paid for, or a bank debit is pending, the guest keeps it.
  if (booking.state !== 'hold') return
  const after = await updateBooking(db, bookingId, { state: 'lapsed', endedAt: now })
  await recordBookingHistory(db, { what: 'lapsed', before: booking, after, why: 'waiting_left' }, now)
  await closeOpenPaymentPages(db, bookingId, now)
}
