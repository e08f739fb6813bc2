import 'server-only'
import { minutesAfter } from '@/lib/booking/hold'
import { loadBooking } from '@/lib/db/bookings'
import { changeCheckout, claimDueCheckout, type StoredCheckout } from '@/lib/db/checkouts'
import { database, type Db, inTransaction } from '@/lib/db/client'
import { findDeparture } from '@/lib/db/departures'
import { giveBack } from '@/lib/desk/give-back'
import { oweLetters } from '@/lib/desk/owe-letters'
import { log } from '@/lib/log/log'
import { PaymentProviderError } from '@/lib/stripe/client'
import { RefundNotMadeError } from '@/lib/stripe/refunds'

/** So many refusals, and so many tries, some a day of them, are enough for a person to be told. */
const ALARMING_REFUSALS = 3
const ALARMING_TRIES = 30

/** Between two tries: 2, 4 … minutes, an hour at the most. A refund is never given up. */
function pauseMinutes(tries: number): number {
  return Math.min(2 ** Math.min(tries, 10), 60)
}

/**
 * Give back the payments that must be given back. Stripe sees the same key until it answers, so that each goes back
 * once; the letters are owed when the money is on its way.
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
  const { id, refundAttempt, tries } = checkout
  try {
    return (await giveBack(checkout, now)) === 'returned'
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    await inTransaction(async (db) => {
      await changeCheckout(db, id, {
        nextTryAt: minutesAfter(now, pauseMinutes(tries)),
        lastError: error.message.slice(0, 1000),
        // What was never answered may have been done: only the same key asks without doing it twice.
        refundAttempt: error.isRefusal ? refundAttempt + 1 : refundAttempt,
      })
      if (error.isRefusal ? refundAttempt >= ALARMING_REFUSALS : tries >= ALARMING_TRIES)
        await tellOfTrouble(db, checkout, error, now)
    })
    log().warn({ checkout: id, err: error }, 'refund failed, will be tried again')
    return false
  }
}

async function tellOfTrouble(
  db: Db,
  { bookingId, refundCents, refundReason }: StoredCheckout,
  error: PaymentProviderError,
  now: Date,
): Promise<void> {
  const booking = await loadBooking(db, bookingId)
  const departure = await findDeparture(db, booking.departureId, now)
  if (!departure) return
  const trouble = error.isRefusal ? 'refused' : 'unanswered'
  const refund = {
    cents: error instanceof RefundNotMadeError ? error.askedCents : refundCents,
    reason: refundReason ?? 'cancelled',
    trouble,
    providerCode: error.code,
  } as const
  await oweLetters(db, ['refund-failed-operator'], { booking, departure, now, refund })
}
