import 'server-only'
import { type MoveAtOurExpense } from '@/lib/booking/changes/move-at-our-expense'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { loadDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { closeOpenPaymentPages } from '@/lib/use-cases/booking/close-open-payment-pages'
import { type OpenCommand } from '@/lib/use-cases/booking/begin-command'
import { dropOpenChange } from '@/lib/use-cases/booking/drop-open-change'
import { saveAppliedChange } from '@/lib/use-cases/changes/steps/save-change'
import { type BookingEmailKind } from '@/lib/emails/email'

export type PartyMove = {
  readonly booking: StoredBooking
  readonly departure: StoredDeparture
  readonly moved: MoveAtOurExpense
  readonly emails?: readonly BookingEmailKind[]
  readonly command?: OpenCommand
}

/**
 * Move a booking because we changed or cancelled its departure: apply the change immediately and request any refund.
 * The transaction has locked the old and the new departure.
 *
 * Rule: moved-by-us (docs/rules.md)
 */
export async function moveParty(
  db: Db,
  { booking, departure, moved, emails, command }: PartyMove,
  now: Date,
): Promise<{ readonly booking: StoredBooking; readonly departure: StoredDeparture }> {
  await dropOpenChange(db, booking.id, now)
  await closeOpenPaymentPages(db, booking.id, now)
  const context = {
    booking,
    departure,
    kind: 'move',
    // We caused it, but the usual e-mail is sent only if the guest chose the date.
    asking: { actor: 'operator', by: 'guest' },
    emails,
    command,
  } as const
  const { booking: changed } = await saveAppliedChange(db, moved, context, now)
  return { booking: changed, departure: await loadDeparture(db, changed.departureId, now) }
}
