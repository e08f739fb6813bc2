import 'server-only'
import { isSameEmail } from '@/lib/booking/changes/address-proof'
import { decideChange } from '@/lib/booking/changes/change'
import { markAddressConfirmed, voidAddressProofs } from '@/lib/db/bookings/address-proofs'
import { findBookingByReference, type StoredBooking } from '@/lib/db/bookings/bookings'
import { database, type Db, inTransaction } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { hasUndoableCommand } from '@/lib/db/history/commands'
import { type LinkClaims } from '@/lib/links/link-token'
import { saveGuestDetails } from '@/lib/use-cases/changes/steps/save-guest-details'
import { readAddressLink, findAddressToConfirm } from '@/lib/use-cases/links/open-address-link'
import { loadChangeableBooking, toChangeableDeparture } from '@/lib/use-cases/booking/load-changeable-booking'
import { lockBooking } from '@/lib/use-cases/booking/lock-booking'

export type AddressConfirmation =
  | { readonly kind: 'proved'; readonly booking: StoredBooking; readonly others?: 'all' | 'some' }
  | { readonly kind: 'refused'; readonly reason: 'unknown' | 'change_by_us_under_way' }

/** How many of the guest's other bookings one link can give the new address. */
const MAX_OTHERS = 5

/**
 * Confirm a guest's new e-mail address, using the link sent to it. Later e-mails go there. Using the link again changes
 * nothing.
 *
 * Other bookings with the same old address get the new one as well, if the guest knows their references: someone who
 * was merely forwarded the link to one booking does not.
 *
 * Rule: new-address (docs/rules.md)
 */
export async function confirmNewAddress(
  token: string,
  now: Date,
  others: readonly string[] = [],
): Promise<AddressConfirmation> {
  const link = await readAddressLink(token)
  if (!link) return { kind: 'refused', reason: 'unknown' }
  const found = await findAddressToConfirm(database(), link, now)
  const answer = await inTransaction((db) => prove(db, link, now))
  if (answer.kind === 'refused' || !found || found.isProved) return answer
  const { booking, email } = found
  const named = others.filter((reference) => reference !== booking.reference)
  const moved: boolean[] = []
  for (const reference of named.slice(0, MAX_OTHERS))
    moved.push(
      await inTransaction((db) => moveOther(db, reference, { from: booking.customerEmail, to: email }, now)),
    )
  if (named.length === 0) return answer
  const areAll = moved.length === named.length && moved.every(Boolean)
  return { ...answer, others: areAll ? 'all' : 'some' }
}

/** Give another booking the new address, if it has the old one and could be given the new one now. */
async function moveOther(
  db: Db,
  reference: string,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Promise<boolean> {
  const known = await findBookingByReference(db, reference)
  if (!known || !isSameEmail(known.customerEmail, from)) return false
  const { booking, departure } = await lockBooking(db, known.id, now)
  if (!isSameEmail(booking.customerEmail, from) || !(await mayChangeAddress(db, booking, departure, now)))
    return false
  await saveGuestDetails(db, { booking, departure }, { customerEmail: to }, now)
  await voidAddressProofs(db, [booking.id])
  return true
}

async function mayChangeAddress(
  db: Db,
  booking: StoredBooking,
  departure: StoredDeparture,
  now: Date,
): Promise<boolean> {
  if (await hasUndoableCommand(db, booking)) return false
  const changeable = await loadChangeableBooking(db, booking)
  const request = { booking: changeable, departure: toChangeableDeparture(departure) }
  return (
    decideChange({ ...request, wanted: { kind: 'address' }, asking: { actor: 'guest' } }, now).kind ===
    'applied'
  )
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
