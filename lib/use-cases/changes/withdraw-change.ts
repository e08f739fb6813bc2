import 'server-only'
import { type Requester } from '@/lib/booking/changes/requester'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { findOpenChange } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { defineOperation } from '@/lib/db/define-operation'
import { notifyOfDroppedChange } from '@/lib/use-cases/outbox/steps/notify-of-dropped-change'
import { dropOpenChange } from '@/lib/use-cases/booking/drop-open-change'
import { lockBooking } from '@/lib/use-cases/booking/lock-booking'

/**
 * Drop a pending change and close its payment page, so that the booking stays as it is. Payments that still arrive are
 * refunded.
 *
 * @param by  if the operator, a guest who was sent the payment link is notified
 * @returns   whether there was a pending change
 *
 * Rule: dropped-changes (docs/rules.md)
 */
export const withdrawChange = defineOperation({ work: withdraw })

async function withdraw(db: Db, reference: string, by: Requester['actor'], now: Date): Promise<boolean> {
  const booking = await findBookingByReference(db, reference)
  const open = booking && (await findOpenChange(db, booking.id))
  if (!open) return false
  await lockBooking(db, booking.id, now, [open.departureId])
  await dropOpenChange(db, booking.id, now)
  if (by === 'operator') await notifyOfDroppedChange(db, { booking, change: open }, now)
  return true
}
