import 'server-only'
import { type AppliedChange } from '@/lib/booking/change-decision'
import { returnsCents } from '@/lib/booking/refund'
import { type StoredBooking } from '@/lib/db/bookings'
import { addChange, type StoredChange } from '@/lib/db/changes'
import { type Db } from '@/lib/db/client'
import { addCorrections } from '@/lib/db/ledger'
import { type ChangeOf, changeRow } from '@/lib/use-cases/changes/steps/change-row'
import { askRefunds } from '@/lib/use-cases/payments/steps/ask-refunds'
import { makeChange } from '@/lib/use-cases/payments/steps/make-change'

/** Make a change for which nothing is to be paid first, and ask for what goes back. */
export async function applyChange(
  db: Db,
  { after, returns, corrections }: AppliedChange,
  of: ChangeOf,
  now: Date,
): Promise<{ readonly booking: StoredBooking; readonly change: StoredChange }> {
  const { booking, departure, command } = of
  const { departureId, places, totalCents } = after
  const free = { payCents: 0, payBy: booking.paymentMethod, seats: 0, heldUntil: null }
  const row = { ...changeRow(of), ...free, departureId, places, totalCents }
  const change = await addChange(db, { ...row, state: 'applied' }, now)
  const money = { paidCents: 0, refundCents: returnsCents(returns) }
  const changed = await makeChange(
    db,
    { booking, departure, change },
    { after, money, corrections, command },
    now,
  )
  await addCorrections(db, booking.id, corrections, now)
  await askRefunds(
    db,
    booking.id,
    { returns, reason: 'changed', isPromised: true, changeId: change.id, command },
    now,
  )
  return { booking: changed, change }
}
