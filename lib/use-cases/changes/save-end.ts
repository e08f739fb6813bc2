import 'server-only'
import { type BookingAfter } from '@/lib/booking/changeable-booking'
import { type Correction } from '@/lib/booking/ledger'
import { type MoneyReturn } from '@/lib/booking/refund'
import { changeBooking, type StoredBooking } from '@/lib/db/bookings'
import { closeChoice, findOpenChoice } from '@/lib/db/choices'
import { type Db } from '@/lib/db/client'
import { addCorrections } from '@/lib/db/ledger'
import { askRefunds } from '@/lib/use-cases/payments/ask-refunds'
import { closeOpenPages } from '@/lib/use-cases/payments/close-open-pages'
import { dropOpenChange } from '@/lib/use-cases/seats/drop-open-change'

/** A booking that ends, with what its money does. */
export type SavedEnd = {
  readonly after: Pick<BookingAfter, 'state' | 'totalCents'>
  readonly returns: readonly MoneyReturn[]
  readonly corrections: readonly Correction[]
  /** E-mails of the same transaction say what goes back. */
  readonly isTold: boolean
}

/**
 * Save the end of a booking, in a transaction that has locked its departure: its seats are free, what goes back is asked
 * for, the total is what we keep, a change that waits for its payment is dropped, a choice ends, and the worker closes
 * open payment pages at once.
 */
export async function saveEnd(
  db: Db,
  bookingId: string,
  { after: { state, totalCents }, returns, corrections, isTold }: SavedEnd,
  now: Date,
): Promise<StoredBooking> {
  const ended = await changeBooking(db, bookingId, { state, endedAt: now, totalCents })
  await addCorrections(db, bookingId, corrections, now)
  await dropOpenChange(db, bookingId, now)
  const choice = await findOpenChoice(db, bookingId)
  if (choice) await closeChoice(db, choice.id, { chosen: null, now })
  await closeOpenPages(db, bookingId, now)
  await askRefunds(db, bookingId, { returns, reason: 'cancelled', isPromised: isTold }, now)
  return ended
}
