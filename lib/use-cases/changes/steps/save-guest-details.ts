import 'server-only'
import { type BookingUpdate, updateBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { findOpenChoice, setChoiceAddressConfirmedAt } from '@/lib/db/bookings/choices'
import { type Db } from '@/lib/db/client'
import { redirectEmails } from '@/lib/db/emails/emails'
import { recordHistory } from '@/lib/db/history/history'
import { listReceiptRows } from '@/lib/db/money/receipts'
import { loadLedger } from '@/lib/db/money/ledger'
import { toChoiceFacts, toChoice } from '@/lib/use-cases/changes/to-choice'
import { scheduleChoiceJob } from '@/lib/use-cases/changes/steps/open-choice'
import { type BookingFactsInput } from '@/lib/use-cases/outbox/steps/booking-facts'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { type LockedBooking } from '@/lib/use-cases/booking/lock-booking'

/** The guest's name, contact details, language, pick-up place and wishes; fields left out stay unchanged. */
export type GuestDetails = Pick<
  BookingUpdate,
  'customerName' | 'customerEmail' | 'customerPhone' | 'language' | 'pickupPlace' | 'specialRequests'
>

export const GUEST_DETAIL_FIELDS = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'language',
  'pickupPlace',
  'specialRequests',
] as const

/**
 * Save a guest's details in a transaction that has locked the booking's departure. If the e-mail address changes, the
 * links sent to the old address are revoked, unsent e-mails go to the new one, and both addresses are notified.
 *
 * Rule: new-address (docs/rules.md)
 */
export async function saveGuestDetails(
  db: Db,
  { booking: before, departure }: LockedBooking,
  details: GuestDetails,
  now: Date,
): Promise<StoredBooking> {
  const isMoved = details.customerEmail !== undefined && details.customerEmail !== before.customerEmail
  const linkVersion = before.linkVersion + (isMoved ? 1 : 0)
  const isSameWish =
    details.specialRequests === undefined || details.specialRequests === before.specialRequests
  // Only the old wishes had been released to the guide, not the new ones.
  const released = isSameWish ? {} : { wishesReleasedAt: null }
  const booking = await updateBooking(db, before.id, { ...details, ...released, linkVersion })
  const fields = GUEST_DETAIL_FIELDS.filter((field) => before[field] !== booking[field])
  if (fields.length === 0) return booking
  // Record that this is the guest's first address: the check of the books expects no e-mails from before.
  const isFirstAddress = isMoved && before.customerEmail === ''
  const after = isFirstAddress ? { fields, isFirstAddress } : { fields }
  await recordHistory(db, { bookingId: booking.id, what: 'details_changed', after }, now)
  if (isMoved) await moveEmails(db, { before, booking, departure }, now)
  await confirmDetails(db, { before, booking, departure }, now)
  return booking
}

/**
 * Repeat to the guest what the guide will be given. Only for a confirmed booking: otherwise anyone could make us send
 * any text to a stranger.
 *
 * Rule: told-once (docs/rules.md)
 */
async function confirmDetails(
  db: Db,
  { before, booking, departure }: LockedBooking & { readonly before: StoredBooking },
  now: Date,
): Promise<void> {
  const isTold = (['pickupPlace', 'specialRequests'] as const).some(
    (field) => before[field] !== booking[field],
  )
  if (!isTold || booking.state !== 'confirmed' || departure.startsAt <= now) return
  const email = { booking, departure, now, cause: now.toISOString() }
  await enqueueBookingEmails(db, ['details-changed-guest'], email)
}

/**
 * Tell the old address about the change, in case the guest did not request it. The new address gets the receipts, and
 * the choice if the guest has one to make.
 */
async function moveEmails(
  db: Db,
  { before, booking, departure }: LockedBooking & { readonly before: StoredBooking },
  now: Date,
): Promise<void> {
  const [from, to] = [before.customerEmail, booking.customerEmail]
  const waiting = await redirectEmails(db, booking.id, { from, to })
  const choice = await proveChoice(db, { booking, departure }, now)
  // A queued e-mail, which goes to the new address, may already mention the choice.
  const untold = choice && !waiting.includes(choice.id) ? choice : undefined
  const email = { booking, departure, now, cause: now.toISOString() }
  await enqueueBookingEmails(db, ['address-changed-guest'], { ...email, guestEmail: from })
  const documents = await listReceiptRows(db, booking.id)
  const toNew = { ...email, guestEmail: to, choice: untold, documents }
  await enqueueBookingEmails(db, ['address-changed-guest'], toNew)
}

/**
 * Extend an open choice, so that the guest has enough time after the change of address. Rule: choice-ends
 * (docs/rules.md)
 */
async function proveChoice(
  db: Db,
  { booking, departure }: LockedBooking,
  now: Date,
): Promise<BookingFactsInput['choice']> {
  const open = await findOpenChoice(db, booking.id)
  if (!open) return undefined
  const choice = await setChoiceAddressConfirmedAt(db, open.id, now)
  const terms = toChoice(choice, departure.startsAt)
  await scheduleChoiceJob(db, choice, terms, now)
  return { id: choice.id, facts: toChoiceFacts(terms, await loadLedger(db, booking.id), booking.language) }
}
