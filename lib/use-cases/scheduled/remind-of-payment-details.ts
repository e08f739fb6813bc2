import 'server-only'
import { addMinutes } from '@/lib/calendar/duration'
import { CRYPTO_DETAILS_REMINDER_HOURS } from '@/lib/booking/money/crypto-due'
import { database, inTransaction } from '@/lib/db/client'
import { type PendingCryptoPayment, listPendingCryptoPayments } from '@/lib/db/money/payment-details'
import { loadAndEnqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'

/**
 * Remind the operator of guests who are waiting for payment details: a few hours after they booked, and again the same
 * number of hours before payment is due. Each reminder is sent once, however often this runs.
 *
 * Rule: crypto-reminders (docs/rules.md)
 */
export async function remindOfPaymentDetails(now: Date): Promise<void> {
  for (const awaited of await listPendingCryptoPayments(database(), now)) {
    if (awaited.hasDetails) continue
    const minutes = CRYPTO_DETAILS_REMINDER_HOURS * 60
    if (addMinutes(awaited.askedAt, minutes) <= now) await remind(awaited, 'waiting', now)
    if (addMinutes(awaited.dueAt, -minutes) <= now) await remind(awaited, 'lapsing', now)
  }
}

function remind(
  { bookingId, changeId, cents, dueAt }: PendingCryptoPayment,
  moment: 'waiting' | 'lapsing',
  now: Date,
): Promise<void> {
  return inTransaction(async (db) => {
    const crypto = { details: null, restCents: cents, dueAt }
    const cause = `${changeId ?? bookingId}:${moment}`
    const occasion = { now, cause, crypto, isOfChange: changeId !== null }
    await loadAndEnqueueBookingEmails(db, bookingId, ['crypto-details-missing-operator'], occasion)
  })
}
