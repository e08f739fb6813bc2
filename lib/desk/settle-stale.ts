import 'server-only'
import { A_DAY_MINUTES, minutesAfter } from '@/lib/booking/hold'
import { loadBooking } from '@/lib/db/bookings'
import { changeCheckout, loadCheckout, type StoredCheckout } from '@/lib/db/checkouts'
import { database, inTransaction } from '@/lib/db/client'
import { failDebit } from '@/lib/desk/fail-debit'
import { giveUpCheckout } from '@/lib/desk/give-up-checkout'
import { settleCheckout } from '@/lib/desk/settle-checkout'
import { tellOfUnsettled } from '@/lib/desk/tell-of-unsettled'
import { log } from '@/lib/log/log'
import { expireCheckout, readCheckout } from '@/lib/stripe/checkout'
import { PaymentProviderError } from '@/lib/stripe/client'
import { type SessionFacts } from '@/lib/stripe/session-facts'

/** A bank debit takes two weeks at the most; so long after its page, and a week more, Stripe is asked about it. */
const DEBIT_ASKED_MINUTES = 21 * A_DAY_MINUTES

/** So many tries in a row, two hours of them, are enough for a person to be told. */
const ALARMING_TRIES = 12

/** How long until Stripe is asked again about a page that it does not know: it waits for a person to mend a setting. */
const UNKNOWN_PAUSE_MINUTES = 60

/**
 * Bring an attempt to where Stripe says it is, and close its page when nobody should pay there. The page is read before it
 * is closed, so that a payment is found whatever Stripe says to the closing. A page of ours that Stripe does not know
 * leaves everything as it is: that is a wrong key and no answer about the payment, and a person is told.
 *
 * @param checkout.tries  tries in a row that came to nothing, this one included; a try that is answered starts anew
 */
export async function settleStale(checkout: StoredCheckout, now: Date): Promise<void> {
  const { id, sessionId } = checkout
  if (!sessionId) return giveUpCheckout(id, { state: 'expired', onlyUnopened: true }, now)
  try {
    const session = await readAndClose(checkout, sessionId)
    if (!session) return await takeUnknown(checkout, now)
    await settleCheckout(checkout, session, now)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    log().warn({ checkout: id, err: error }, 'checkout could not be settled, Stripe is asked again later')
    if (checkout.tries >= ALARMING_TRIES) await tellOfUnsettled(checkout, 'unsettled', now)
    return
  }
  await planNextLook(checkout, now)
}

/** Null: Stripe knows no such page. */
async function readAndClose(checkout: StoredCheckout, sessionId: string): Promise<SessionFacts | null> {
  const session = await readCheckout(sessionId)
  if (session?.status !== 'open' || checkout.state !== 'open' || (await isHeldBy(checkout))) return session
  const end = await expireCheckout(sessionId)
  // Paid in this very moment: what was read before does not know the payment.
  return end === 'complete' ? readCheckout(sessionId) : { ...session, status: end }
}

/** Whether an attempt is the one that its booking's seats are kept for, unpaid. */
async function isHeldBy({ bookingId, attempt }: StoredCheckout): Promise<boolean> {
  const booking = await loadBooking(database(), bookingId)
  return (booking.state === 'hold' || booking.state === 'awaiting_payment') && booking.attempt === attempt
}

async function takeUnknown(checkout: StoredCheckout, now: Date): Promise<void> {
  await tellOfUnsettled(checkout, 'unknown', now)
  await changeCheckout(database(), checkout.id, { nextTryAt: minutesAfter(now, UNKNOWN_PAUSE_MINUTES) })
}

async function planNextLook({ id, expiresAt }: StoredCheckout, now: Date): Promise<void> {
  const { state } = await loadCheckout(database(), id)
  if (state === 'open') await changeCheckout(database(), id, { tries: 0, lastError: null })
  if (state !== 'waiting') return
  if (minutesAfter(expiresAt, DEBIT_ASKED_MINUTES) < now) return inTransaction((db) => failDebit(db, id, now))
  const nextTryAt = minutesAfter(now, A_DAY_MINUTES)
  await changeCheckout(database(), id, { nextTryAt, tries: 0, lastError: null })
}
