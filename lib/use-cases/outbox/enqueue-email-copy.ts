import 'server-only'
import { findBookingByReference, loadBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { database, type Db } from '@/lib/db/client'
import { defineOperation } from '@/lib/db/define-operation'
import { lockDeparture } from '@/lib/db/departures/lock-departure'
import { addEmails, type StoredEmail, listBookingEmails } from '@/lib/db/emails/emails'
import { recordHistory, isGuestErased } from '@/lib/db/history/history'
import { refuseStaleView } from '@/lib/db/history/history-mark'
import { type BookingEmailKind, bookingEmailSchema } from '@/lib/emails/email'
import { enqueue } from '@/lib/queue/enqueue-job'
import { captureEmail } from '@/lib/use-cases/outbox/capture-emails'

export type LastGuestEmailResult =
  | { readonly kind: 'found'; readonly email: StoredEmail }
  | {
      readonly kind: 'refused'
      readonly reason: 'not_found' | 'forgotten' | 'no_address' | 'no_email' | 'emptied'
    }

/**
 * Find the newest e-mail to a guest that says what is booked, sent or queued; for a booking to be paid, also one that
 * says how.
 */
export function findLastConfirmation(reference: string): Promise<LastGuestEmailResult> {
  return findLastEmail(reference, database(), (kind, { state }) =>
    [...SAY_WHAT_IS_BOOKED, ...(state === 'hold' || state === 'awaiting_payment' ? SAY_HOW_TO_PAY : [])].some(
      (one) => one === kind,
    ),
  )
}

const SAY_WHAT_IS_BOOKED: readonly BookingEmailKind[] = [
  ...(['booking-confirmed-guest', 'booking-changed-guest', 'return-trip-booked-guest'] as const),
  ...(['departure-merged-guest', 'time-changed-guest', 'choice-kept-guest'] as const),
  // The booking has ended, or will.
  ...(['departure-cancelled-guest', 'lights-not-seen-guest', 'booking-cancelled-guest'] as const),
  ...(['choice-refunded-guest', 'guarantee-refunded-guest'] as const),
  ...(['payment-link-lapsed-guest', 'crypto-lapsed-guest'] as const),
]

const SAY_HOW_TO_PAY: readonly BookingEmailKind[] = [
  ...(['payment-link-guest', 'payment-under-way-guest'] as const),
  ...(['crypto-received-guest', 'crypto-details-guest'] as const),
]

/**
 * Find the newest e-mail to a guest about a booking, sent or queued. Skips those that do not show the booking's status:
 * e-mails about a new address and messages from staff.
 */
export function findLastGuestEmail(reference: string, db: Db = database()): Promise<LastGuestEmailResult> {
  return findLastEmail(
    reference,
    db,
    (kind) => kind.endsWith('-guest') && !/^(address|office-message)-/.test(kind),
  )
}

async function findLastEmail(
  reference: string,
  db: Db,
  isWanted: (kind: string, booking: StoredBooking) => boolean,
): Promise<LastGuestEmailResult> {
  const booking = await findBookingByReference(db, reference)
  if (!booking) return { kind: 'refused', reason: 'not_found' }
  if (await isGuestErased(db, booking.id)) return { kind: 'refused', reason: 'forgotten' }
  if (!booking.customerEmail)
    return { kind: 'refused', reason: booking.customerName ? 'no_address' : 'forgotten' }
  const emails = await listBookingEmails(db, booking.id)
  // Skip e-mails whose command can still be undone.
  const email = emails.findLast(
    ({ kind, notBefore, sentAt }) => isWanted(kind, booking) && (!notBefore || sentAt),
  )
  if (!email) return { kind: 'refused', reason: 'no_email' }
  if (!email.recipient) return { kind: 'refused', reason: 'emptied' }
  return { kind: 'found', email: { ...email, recipient: booking.customerEmail } }
}

/** Queue a copy of an e-mail to a guest, whether or not the first one was delivered. */
export const enqueueEmailCopy = defineOperation({
  async work(db: Db, email: StoredEmail, now: Date): Promise<void> {
    const bookingId = bookingOf(email)
    await lockDeparture(db, (await loadBooking(db, bookingId)).departureId)
    await refuseStaleView(db, { bookingId })
    await enqueueEmailCopyInTransaction(db, email, now)
  },
})

/** Queue the copy within the caller's transaction. */
export async function enqueueEmailCopyInTransaction(db: Db, email: StoredEmail, now: Date): Promise<void> {
  const { recipient, replyTo, choiceId } = email
  const bookingId = bookingOf(email)
  const copy = bookingEmailSchema.parse(email)
  const cause = `repeat:${now.toISOString()}`
  const again = { bookingId, ...copy, recipient, replyTo, cause, createdAt: now }
  const [id] = await addEmails(db, [{ ...again, choiceId: choiceId ?? undefined }])
  if (!id) return
  captureEmail(copy, cause, [recipient])
  await recordHistory(db, { bookingId, what: 'email_repeated', why: copy.kind }, now)
  await enqueue(db, 'send_email', id, now)
}

function bookingOf({ id, bookingId }: StoredEmail): string {
  if (!bookingId) throw new Error(`e-mail ${id} is about no booking`)
  return bookingId
}
