import 'server-only'
import { type Attendance } from '@/lib/contract/departure-page'
import { findBookingByReference } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { remarkOnBooking } from '@/lib/use-cases/changes/remark-on-booking'

/**
 * Write down whether a party of a departure came. Null where it has no such party.
 *
 * Rule: no-show (docs/rules.md)
 */
export async function tickParty(
  departureId: number,
  { reference, is }: { readonly reference: string; readonly is: Attendance },
  now: Date,
): Promise<{ readonly isTicked: boolean } | null> {
  const booking = await findBookingByReference(database(), reference)
  if (booking?.departureId !== departureId) return null
  const { kind } = await remarkOnBooking(reference, { kind: is }, now)
  return { isTicked: kind !== 'refused' }
}
