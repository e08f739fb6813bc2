import 'server-only'
import { type Requester } from '@/lib/booking/changes/requester'
import { decideChange } from '@/lib/booking/changes/change'
import { voidAddressProofs } from '@/lib/db/bookings/address-proofs'
import { findBookingByReference, type StoredBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import {
  deleteHealthNotes,
  findHealthNote,
  type HealthNote,
  saveHealthNote,
} from '@/lib/db/upkeep/health-notes'
import { defineOperation } from '@/lib/db/define-operation'
import {
  type GuestDetails,
  GUEST_DETAIL_FIELDS,
  saveGuestDetails,
} from '@/lib/use-cases/changes/steps/save-guest-details'
import { toChangeableDeparture, loadChangeableBooking } from '@/lib/use-cases/booking/load-changeable-booking'
import { lockBooking, type LockedBooking } from '@/lib/use-cases/booking/lock-booking'

type DetailsInput = GuestDetails & {
  /** The guest's health note and the consent text agreed to; null deletes an earlier note. */
  readonly health?: Pick<HealthNote, 'words' | 'consentText'> | null
}

export type GuestDetailsChangeResult =
  | {
      readonly kind: 'changed' | 'unchanged'
      readonly before: StoredBooking
      readonly booking: StoredBooking
    }
  | { readonly kind: 'refused'; readonly reason: 'not_found' | 'not_live' }

/**
 * Correct a guest's details. Guests can do so until the tour starts, staff at any time. When the e-mail address
 * changes, both addresses are notified, later e-mails go to the new one, and links sent to the old one are revoked.
 *
 * Rule: office-details (docs/rules.md)
 */
export const changeGuestDetails = defineOperation({ work: change })

const OPERATOR = { actor: 'operator', by: 'guest' } as const

async function change(
  db: Db,
  reference: string,
  details: DetailsInput,
  now: Date,
  asking: Requester = OPERATOR,
): Promise<GuestDetailsChangeResult> {
  const known = await findBookingByReference(db, reference)
  if (!known) return { kind: 'refused', reason: 'not_found' }
  const locked = await lockBooking(db, known.id, now)
  const before = locked.booking
  if (!(await mayChange(db, locked, asking, now))) return { kind: 'refused', reason: 'not_live' }
  const { health, ...said } = details
  const booking = await saveGuestDetails(db, locked, said, now)
  if (booking.linkVersion !== before.linkVersion) await voidAddressProofs(db, [booking.id])
  // The history is kept for years, so it must not even reveal that there was a health note.
  const isHealthChanged = health !== undefined && (await changeHealth(db, booking.id, health, now))
  const isChanged = isHealthChanged || GUEST_DETAIL_FIELDS.some((field) => before[field] !== booking[field])
  return { kind: isChanged ? 'changed' : 'unchanged', before, booking }
}

/**
 * Save or erase the health note, and return whether it changed. Agreeing to the same text again keeps the original
 * consent.
 */
async function changeHealth(
  db: Db,
  bookingId: string,
  health: NonNullable<DetailsInput['health']> | null,
  now: Date,
): Promise<boolean> {
  const known = await findHealthNote(db, bookingId)
  if (known?.words === health?.words && known?.consentText === health?.consentText) return false
  if (health) await saveHealthNote(db, bookingId, { ...health, consentedAt: now })
  else await deleteHealthNotes(db, [bookingId])
  return true
}

async function mayChange(
  db: Db,
  { booking, departure }: LockedBooking,
  asking: Requester,
  now: Date,
): Promise<boolean> {
  const changeable = await loadChangeableBooking(db, booking)
  const wanted = { kind: 'details' } as const
  const request = { booking: changeable, departure: toChangeableDeparture(departure), wanted, asking }
  return decideChange(request, now).kind === 'applied'
}
