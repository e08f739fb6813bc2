import 'server-only'
import { minutesAfter } from '@/lib/booking/hold'
import { loadBooking } from '@/lib/db/bookings'
import { changeCheckout, claimDueCheckout, type StoredCheckout } from '@/lib/db/checkouts'
import { database, inTransaction } from '@/lib/db/client'
import { findDeparture } from '@/lib/db/departures'
import { oweLetters } from '@/lib/desk/owe-letters'
import { PaymentProviderError } from '@/lib/stripe/client'
import { refundPayment } from '@/lib/stripe/refunds'

/** Between two tries: 1, 2, 4 … minutes, an hour at the most. A refund is never given up. */
function pauseMinutes(tries: number): number {
  return Math.min(2 ** Math.min(tries, 10), 60)
}

/**
 * Give back the payments that must be given back. Stripe sees one key per payment, so that each goes back once; the
 * letters are owed when the money is on its way.
 *
 * @returns  how many went back
 */
export async function payRefunds(now: Date): Promise<number> {
  let paid = 0
  for (;;) {
    const claim = { states: ['refund_due'], now, leaseUntil: minutesAfter(now, 1) } as const
    const checkout = await claimDueCheckout(database(), claim)
    if (!checkout) return paid
    if (await payRefund(checkout, now)) paid += 1
  }
}

async function payRefund(checkout: StoredCheckout, now: Date): Promise<boolean> {
  const { id, paymentIntentId, refundCents, tries } = checkout
  try {
    if (!paymentIntentId || !refundCents)
      throw new PaymentProviderError('there is no payment to give back', null, {})
    const refundId = await refundPayment({ paymentIntentId, amountCents: refundCents, key: id })
    await finishRefund(checkout, refundCents, refundId, now)
    return true
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    const nextTryAt = minutesAfter(now, pauseMinutes(tries))
    await changeCheckout(database(), id, { nextTryAt, lastError: error.message.slice(0, 1000) })
    console.error(`refund of checkout ${id} failed, will be tried again: ${error.message}`)
    return false
  }
}

function finishRefund(
  checkout: StoredCheckout,
  cents: number,
  refundId: string | null,
  now: Date,
): Promise<void> {
  return inTransaction(async (db) => {
    await changeCheckout(db, checkout.id, { state: 'refunded', refundId, nextTryAt: null, lastError: null })
    const reason = checkout.refundReason
    // Who cancelled has had a letter about it.
    if (!reason || reason === 'cancelled') return
    const booking = await loadBooking(db, checkout.bookingId)
    const departure = await findDeparture(db, booking.departureId, now)
    if (!departure) return
    const kinds = ['payment-refunded-guest', 'payment-refunded-operator'] as const
    await oweLetters(db, kinds, { booking, departure, now, refund: { cents, reason } })
  })
}
