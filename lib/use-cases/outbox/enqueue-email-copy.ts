import 'server-only'
import { findBookingByReference, loadBooking } from '@/lib/db/bookings/bookings'
import { database, type Db } from '@/lib/db/client'
import { defineOperation } from '@/lib/db/define-operation'
import { lockDeparture } from '@/lib/db/departures/lock-departure'
import { addEmails, type StoredEmail, listBookingEmails } from '@/lib/db/emails/emails'
import { recordHistory, isGuestErased } from '@/lib/db/history/history'
import { refuseStaleView } from '@/lib/db/history/history-mark'
import { bookingEmailSchema } from '@/lib/emails/email'
import { enqueue } from '@/lib/queue/enqueue-job'
import { captureEmail } from '@/lib/use-cases/outbox/capture-emails'

export type LastGuestEmailResult =
  | { readonly kind: 'found'; readonly email: StoredEmail }
  | {
      readonly kind: 'refused'
      readonly reason: 'not_found' | 'forgotten' | 'no_address' | 'no_email' | 'emptied'
    }

/** Find the newest e-mail to a guest about a booking, sent or queued. */
export async function findLastGuestEmail(
  reference: string,
  db: Db = database(),
): Promise<LastGuestEmailResult> {
  const booking = await findBookingByReference(db, reference)
  if (!booking) return { kind: 'refused', reason: 'not_found' }
  if (await isGuestErased(db, booking.id)) return { kind: 'refused', reason: 'forgotten' }
  if (!booking.customerEmail)
    return { kind: 'refused', reason: booking.customerName ? 'no_address' : 'forgotten' }
  const emails = await listBookingEmails(db, booking.id)
  // Skip e-mails whose command can still be undone, and those that do not show the booking's status: e-mails about a
  // new address and messages from staff.
  const email = emails.findLast(
    ({ kind, notBefore, sentAt }) =>
      kind.endsWith('-guest') && !/^(address|office-message)-/.test(kind) && (!notBefore || sentAt),
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
