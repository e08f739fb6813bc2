import 'server-only'
import { holdsSeats } from '@/lib/booking/booking'
import { isFullyRefunded } from '@/lib/booking/money/list-payment-remainders'
import { type CheckoutStatus } from '@/lib/contract/checkout'
import { MINUTES_PER_DAY, addMinutes } from '@/lib/calendar/duration'
import { loadBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { loadChange } from '@/lib/db/bookings/changes'
import { findCheckoutBySession, type StoredCheckout } from '@/lib/db/money/checkouts'
import { findOpenChoice } from '@/lib/db/bookings/choices'
import { database } from '@/lib/db/client'
import { loadLedger } from '@/lib/db/money/ledger'
import { payerUrl } from '@/lib/use-cases/links/guest-url'
import { throttleByKey, consumeStripeBudget } from '@/lib/use-cases/payments/steps/throttle-by-key'
import { applyCheckoutSession } from '@/lib/use-cases/payments/steps/record-payment'
import { retrieveCheckoutSession } from '@/lib/stripe/checkout'
import { PaymentProviderError } from '@/lib/stripe/client'

/**
 * Visitors may check their own payment as often as they like, but Stripe limits the requests of our whole account, so
 * throttle ours.
 */
const reconcileWithStripe = throttleByKey(async (checkout: StoredCheckout, now) => {
  if (!checkout.sessionId || !(await consumeStripeBudget())) return
  try {
    const session = await retrieveCheckoutSession(checkout.sessionId)
    if (session) await applyCheckoutSession(checkout, session, now)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
  }
})

/**
 * Find out whether a payment has arrived, for the page that Stripe sends guests back to. If it has not been settled
 * yet, check with Stripe, at a limited rate. If Stripe does not respond or the limit is reached, the webhook will
 * report the payment; if even that is lost, the job `reconcile_checkout` finds it. Null for an unknown session.
 */
export async function refreshCheckoutStatus(sessionId: string, now: Date): Promise<CheckoutStatus | null> {
  const checkout = await findCheckoutBySession(database(), sessionId)
  if (!checkout) return null
  if (checkout.state === 'open' || checkout.state === 'waiting')
    await reconcileWithStripe(sessionId, checkout, now)
  return findCheckoutStatus(sessionId, now)
}

export async function findCheckoutStatus(sessionId: string, now: Date): Promise<CheckoutStatus | null> {
  const checkout = await findCheckoutBySession(database(), sessionId)
  if (!checkout) return null
  const booking = await loadBooking(database(), checkout.bookingId)
  const { reference } = booking
  if (checkout.paymentId && isFullyRefunded(await loadLedger(database(), booking.id), checkout.paymentId))
    return { status: 'refunded', reference }
  if (checkout.state === 'paid') {
    const status = await findPaidStatus(booking)
    return status === 'confirmed' ? confirmed(booking, now) : { status, reference }
  }
  const isHeld = checkout.changeId
    ? (await loadChange(database(), checkout.changeId)).state === 'held'
    : holdsSeats(booking, now)
  const isLive = checkout.state === 'waiting' || (checkout.state === 'open' && isHeld)
  if (isLive) return { status: 'processing', reference }
  return { status: 'expired', reference, ...(checkout.state === 'open' ? { isUnsettled: true } : {}) }
}

/** The status of a confirmed booking, with a link if it was confirmed recently. Rule: guest-link (docs/rules.md) */
async function confirmed(booking: StoredBooking, now: Date): Promise<CheckoutStatus> {
  const { reference, confirmedAt, linkVersion } = booking
  const isFresh = confirmedAt !== null && now < addMinutes(confirmedAt, MINUTES_PER_DAY)
  // If the guest's links have been revoked since, do not create a new one here.
  if (!isFresh || linkVersion > 1) return { status: 'confirmed', reference }
  return { status: 'confirmed', reference, bookingUrl: await payerUrl(database(), booking) }
}

/**
 * The status of a paid booking. If we have cancelled its departure, it counts as cancelled until the guest has chosen.
 */
async function findPaidStatus({ id, state }: StoredBooking): Promise<CheckoutStatus['status']> {
  if (state === 'refunded') return 'refunded'
  if (state === 'cancelled') return 'cancelled'
  const choice = await findOpenChoice(database(), id)
  return choice?.cause === 'departure_cancelled' ? 'cancelled' : 'confirmed'
}
