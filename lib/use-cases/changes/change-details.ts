import 'server-only'
import { type Asking } from '@/lib/booking/asking'
import { decideChange } from '@/lib/booking/change'
import {
  type BookingUpdate,
  changeBooking,
  findBookingByReference,
  type StoredBooking,
} from '@/lib/db/bookings'
import { type Db, inTransaction } from '@/lib/db/client'
import { deleteHealthNotes, findHealthNote, type HealthNote, saveHealthNote } from '@/lib/db/health-notes'
import { recordHistory } from '@/lib/db/history'
import { rehearse } from '@/lib/db/rehearse'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/enqueue-booking-emails'
import { changeableDeparture, loadCase } from '@/lib/use-cases/seats/load-case'
import { lockBooking, type LockedBooking } from '@/lib/use-cases/seats/lock-booking'

/** Who comes and where they are met; what is left out stays. */
export type Details = Pick<
  BookingUpdate,
  'customerName' | 'customerEmail' | 'customerPhone' | 'pickupPlace' | 'specialRequests'
>

/** What guests themselves may say beside it. */
type SaidDetails = Details & {
  /** With the words that the guest has agreed to; null takes back what was said. */
  readonly health?: Pick<HealthNote, 'words' | 'consentText'> | null
}

export type DetailsChange =
  | {
      readonly kind: 'changed' | 'unchanged'
      readonly before: StoredBooking
      readonly booking: StoredBooking
    }
  | { readonly kind: 'refused'; readonly reason: 'not_found' | 'not_live' }

/**
 * Correct what is known of a guest: until the tour starts by the guest, and by the operator. With another e-mail address
 * both are told: from then on all e-mails go to the new one, and links that the old one has are revoked.
 *
 * Rule: office-details (docs/rules.md)
 */
export function changeDetails(
  reference: string,
  details: SaidDetails,
  now: Date,
  asking: Asking = OPERATOR,
): Promise<DetailsChange> {
  return inTransaction((db) => change(db, { reference, details, asking }, now))
}

const OPERATOR = { actor: 'operator', by: 'guest' } as const

/** What the same call would do and answer; nothing is changed. */
export function previewDetails(reference: string, details: Details, now: Date): Promise<DetailsChange> {
  return rehearse((db) => change(db, { reference, details, asking: OPERATOR }, now))
}

type Correction = { readonly reference: string; readonly details: SaidDetails; readonly asking: Asking }

async function change(db: Db, { reference, details, asking }: Correction, now: Date): Promise<DetailsChange> {
  const known = await findBookingByReference(db, reference)
  if (!known) return { kind: 'refused', reason: 'not_found' }
  const locked = await lockBooking(db, known.id, now)
  const before = locked.booking
  if (!(await mayChange(db, locked, asking, now))) return { kind: 'refused', reason: 'not_live' }
  const isMoved = details.customerEmail !== undefined && details.customerEmail !== before.customerEmail
  const linkVersion = before.linkVersion + (isMoved ? 1 : 0)
  const { health, ...said } = details
  const isSameWish = said.specialRequests === undefined || said.specialRequests === before.specialRequests
  // What was released to the guide were the words before.
  const released = isSameWish ? {} : { wishesReleasedAt: null }
  const booking = await changeBooking(db, before.id, { ...said, ...released, linkVersion })
  const isHealthChanged = health !== undefined && (await changeHealth(db, booking.id, health, now))
  const fields = FIELDS.filter((field) => before[field] !== booking[field])
  // The history is kept for years: it does not even tell that there was something about health.
  if (fields.length === 0) return { kind: isHealthChanged ? 'changed' : 'unchanged', before, booking }
  await recordHistory(db, { bookingId: booking.id, what: 'details_changed', after: { fields } }, now)
  if (isMoved) await tellBoth(db, { ...locked, before, booking }, now)
  return { kind: 'changed', before, booking }
}

const FIELDS = ['customerName', 'customerEmail', 'customerPhone', 'pickupPlace', 'specialRequests'] as const

/** Answers whether it is another now: the same words, agreed to again, keep their first consent. */
async function changeHealth(
  db: Db,
  bookingId: string,
  health: NonNullable<SaidDetails['health']> | null,
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
  asking: Asking,
  now: Date,
): Promise<boolean> {
  const { changeable } = await loadCase(db, booking)
  const wish = { kind: 'details' } as const
  const request = { booking: changeable, departure: changeableDeparture(departure), wish, asking }
  return decideChange(request, now).kind === 'applied'
}

/** A new address that nobody asked for is seen at the old one. */
async function tellBoth(
  db: Db,
  { before, booking, departure }: LockedBooking & { readonly before: StoredBooking },
  now: Date,
): Promise<void> {
  const cause = now.toISOString()
  for (const guestEmail of [before.customerEmail, booking.customerEmail])
    await enqueueBookingEmails(db, ['address-changed-guest'], { booking, departure, now, cause, guestEmail })
}
