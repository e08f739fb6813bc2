import 'server-only'
import { markAddressConfirmed } from '@/lib/db/bookings/address-proofs'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { type Db, inTransaction } from '@/lib/db/client'
import { hasUndoableCommand } from '@/lib/db/history/commands'
import { type LinkClaims } from '@/lib/links/link-token'
import { saveGuestDetails } from '@/lib/use-cases/changes/steps/save-guest-details'
import { readAddressLink, findAddressToConfirm } from '@/lib/use-cases/links/open-address-link'
import { lockBooking } from '@/lib/use-cases/booking/lock-booking'

export type AddressConfirmation =
  | { readonly kind: 'proved'; readonly booking: StoredBooking }
  | { readonly kind: 'refused'; readonly reason: 'unknown' | 'change_by_us_under_way' }

/**
 * Confirm a guest's new e-mail address, using the link sent to it. Later e-mails go there. Using the link again changes
 * nothing.
 *
 * Rule: new-address (docs/rules.md)
 */
export async function confirmNewAddress(token: string, now: Date): Promise<AddressConfirmation> {
  const link = await readAddressLink(token)
  if (!link) return { kind: 'refused', reason: 'unknown' }
  return inTransaction((db) => prove(db, link, now))
}

async function prove(db: Db, link: LinkClaims, now: Date): Promise<AddressConfirmation> {
  if (!(await findAddressToConfirm(db, link, now))) return { kind: 'refused', reason: 'unknown' }
  const { departure } = await lockBooking(db, link.subjectId, now)
  const found = await findAddressToConfirm(db, link, now)
  if (!found) return { kind: 'refused', reason: 'unknown' }
  const { booking: before, email, isProved } = found
  if (isProved) return { kind: 'proved', booking: before }
  if (await hasUndoableCommand(db, before)) return { kind: 'refused', reason: 'change_by_us_under_way' }
  const booking = await saveGuestDetails(db, { booking: before, departure }, { customerEmail: email }, now)
  await markAddressConfirmed(db, booking.id, booking.linkVersion)
  return { kind: 'proved', booking }
}
