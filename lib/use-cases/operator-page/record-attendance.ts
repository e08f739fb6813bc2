import 'server-only'
import { type AttendanceInput } from '@/lib/contract/departure-page'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { StaleViewError } from '@/lib/db/history/history-mark'
import { annotateBooking } from '@/lib/use-cases/changes/annotate-booking'

/**
 * The result of recording attendance. `unseen`: someone else has done so since the page was opened, so nothing was
 * saved.
 */
type Ticked = { readonly kind: 'ticked' | 'refused' | 'unseen' }

/**
 * Record whether a party turned up for a departure; null if the departure has no such party.
 *
 * Rule: no-show (docs/rules.md)
 */
export async function recordAttendance(
  departureId: number,
  { reference, is, shown }: AttendanceInput,
  now: Date,
): Promise<Ticked | null> {
  const booking = await findBookingByReference(database(), reference)
  if (booking?.departureId !== departureId) return null
  try {
    const { kind } = await annotateBooking.run(reference, { kind: is, seen: shown }, now)
    return { kind: kind === 'refused' ? 'refused' : 'ticked' }
  } catch (error) {
    if (error instanceof StaleViewError) return { kind: 'unseen' }
    throw error
  }
}
