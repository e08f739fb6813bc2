import 'server-only'
import { type MoveByUs } from '@/lib/booking/changes/move-by-us'
import { totalRefundCents } from '@/lib/booking/money/refund'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { addChange } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { loadDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { addCorrections } from '@/lib/db/money/ledger'
import { requestRefunds } from '@/lib/use-cases/booking/request-refunds'
import { closeOpenPages } from '@/lib/use-cases/booking/close-open-pages'
import { applyChange } from '@/lib/use-cases/booking/apply-change'
import { type OpenCommand } from '@/lib/use-cases/booking/begin-command'
import { dropOpenChange } from '@/lib/use-cases/booking/drop-open-change'
import { type BookingEmailKind } from '@/lib/emails/email'

export type MovedParty = {
  readonly booking: StoredBooking
  readonly departure: StoredDeparture
  readonly moved: MoveByUs
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
  { booking, departure, moved, emails, command }: MovedParty,
  now: Date,
): Promise<{ readonly booking: StoredBooking; readonly departure: StoredDeparture }> {
  const { after, returns, corrections } = moved
  const { departureId, places, totalCents } = after
  await dropOpenChange(db, booking.id, now)
  await closeOpenPages(db, booking.id, now)
  const change = await addChange(
    db,
    {
      bookingId: booking.id,
      kind: 'move',
      state: 'applied',
      departureId,
      placesBefore: booking.places,
      places,
      totalCents,
      payCents: 0,
      payBy: booking.paymentMethod,
      seats: 0,
      baseVersion: booking.version,
      heldUntil: null,
      askedBy: 'operator',
    },
    now,
  )
  const money = { paidCents: 0, refundCents: totalRefundCents(returns) }
  const made = { after, money, emails, corrections, command }
  const changed = await applyChange(db, { booking, departure, change }, made, now)
  await addCorrections(db, booking.id, corrections, now)
  const asked = { returns, reason: 'changed', isPromised: true, changeId: change.id, command } as const
  await requestRefunds(db, booking, asked, now)
  return { booking: changed, departure: await loadDeparture(db, departureId, now) }
}
