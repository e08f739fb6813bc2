import 'server-only'
import { type MoneyMethod } from '@/lib/booking/money/money-methods'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { type StoredChange } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { recordHistory } from '@/lib/db/history/history'
import { addPayment } from '@/lib/db/money/ledger'
import { issueReceipt } from '@/lib/use-cases/payments/steps/issue-documents'

/** A payment received; its effect on the booking is decided separately. */
export type PaymentRow = {
  readonly method: MoneyMethod
  readonly cents: number
  readonly currency: string
  /** When the payment was made, by the provider's clock. */
  readonly at: Date
  /** The id of Stripe's PaymentIntent. */
  readonly providerId?: string | null
  /** Identifies a crypto transfer, so that it counts only once. */
  readonly transactionKey?: string
}

/**
 * Add a payment to the ledger, with its receipt. Returns the id of the row, and the documents that `issueReceipt`
 * issued.
 */
export async function addPaymentRow(
  db: Db,
  payment: PaymentRow,
  occasion: {
    readonly booking: StoredBooking
    readonly departure: StoredDeparture
    readonly change: StoredChange | null
    readonly now: Date
  },
): Promise<{ readonly id: string; readonly documents: readonly string[] }> {
  const { booking, change, now } = occasion
  const { method, cents, currency, at, providerId = null, transactionKey } = payment
  const of = { bookingId: booking.id, changeId: change?.id ?? null }
  const id = await addPayment(db, { ...of, method, cents, currency, at, providerId, transactionKey })
  await recordHistory(db, { bookingId: booking.id, what: 'paid', after: { cents, method } }, now)
  return { id, documents: await issueReceipt(db, { id, cents, at }, occasion) }
}
