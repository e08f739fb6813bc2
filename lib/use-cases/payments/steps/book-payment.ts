import 'server-only'
import { type StoredBooking } from '@/lib/db/bookings'
import { type StoredChange } from '@/lib/db/changes'
import { changeCheckout, type StoredCheckout } from '@/lib/db/checkouts'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures'
import { recordHistory } from '@/lib/db/history'
import { addPayment } from '@/lib/db/ledger'
import { hasNewsOf } from '@/lib/db/payment-events'
import { documentPayment } from '@/lib/use-cases/payments/steps/document-money'
import { enqueue } from '@/lib/queue/enqueue'
import { type SessionFacts } from '@/lib/stripe/session-facts'

/**
 * Make a paid session a row of the ledger, with its receipt, before anything is decided about it: also what goes back has
 * come first. The payment and the booking's departure are locked.
 *
 * @param occasion.change  that it was asked for; null for the booking itself
 * @param occasion.at      when Stripe said so
 * @returns                the row's id, and its documents as `documentPayment` says
 */
export async function bookPayment(
  db: Db,
  checkout: StoredCheckout,
  session: SessionFacts,
  occasion: {
    readonly booking: StoredBooking
    readonly departure: StoredDeparture
    readonly change: StoredChange | null
    readonly at: Date
    readonly now: Date
  },
): Promise<{ readonly paymentId: string; readonly documents: readonly string[] }> {
  const { booking, change, at, now } = occasion
  const { sessionId, paymentIntentId, amountCents: cents, currency } = session
  const ofWhat = { bookingId: booking.id, changeId: change?.id ?? null }
  // A session that completed unpaid waits for the guest's bank.
  const method = checkout.state === 'waiting' ? 'bank_debit' : 'card'
  const payment = { ...ofWhat, method, cents, currency, at } as const
  const paymentId = await addPayment(db, { ...payment, providerId: paymentIntentId })
  await recordHistory(db, { bookingId: booking.id, what: 'paid', after: { cents, method } }, now)
  const documents = await documentPayment(db, { id: paymentId, cents, at }, occasion)
  await changeCheckout(db, checkout.id, { sessionId, paymentIntentId, paymentId, state: 'paid' })
  if (paymentIntentId && (await hasNewsOf(db, paymentIntentId)))
    await enqueue(db, 'follow_payment', paymentId, now)
  return { paymentId, documents }
}
