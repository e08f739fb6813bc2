import 'server-only'
import { CHECKOUT_MINUTES, HOLD_MINUTES } from '@/lib/booking/seats/hold'
import { addMinutes } from '@/lib/calendar/duration'
import { updateBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { addCheckout, findCheckoutByAttempt, type StoredCheckout } from '@/lib/db/money/checkouts'
import { type Db, inTransaction } from '@/lib/db/client'
import { type BookingInput, type HeldSeats, holdSeats } from '@/lib/use-cases/seats/steps/hold-seats'
import {
  MIN_PAGE_MINUTES_LEFT,
  openPaymentPage,
  type PaymentPageResult,
  RECONCILE_AFTER_MINUTES,
} from '@/lib/use-cases/checkout/open-payment-page'
import { createEarlyCheck, type EarlyRefusal } from '@/lib/use-cases/checkout/create-early-check'
import { type BookingAdmission } from '@/lib/use-cases/seats/steps/refuse-over-unpaid-limits'
import { admitBooking, type BookingRefusal } from '@/lib/use-cases/checkout/admit-booking'
import { type Caller } from '@/lib/use-cases/admission/limit-refusal'
import { publishableKey } from '@/lib/env'
import { metrics } from '@/lib/observability/metrics'
import { schedule } from '@/lib/queue/enqueue-job'
import { isStripeConfigured } from '@/lib/stripe/client'

export type StartCheckoutResult =
  PaymentPageResult | BookingRefusal | { readonly kind: 'refused'; readonly reason: 'payment_not_configured' }

/**
 * A request that queued for less than this may count from its arrival: its page will still last long enough for Stripe.
 */
const SHORT_WAIT_MS = 15_000

/**
 * Hold the seats and open Stripe's page for them. If we crash in between, the hold lapses; if the request is repeated
 * before that, it gets the same booking and the same page.
 */
export async function startCheckout(
  input: BookingInput,
  now: Date,
  caller?: Caller,
): Promise<StartCheckoutResult> {
  if (!publishableKey || !isStripeConfigured()) return { kind: 'refused', reason: 'payment_not_configured' }
  const begun = performance.now()
  const refuseEarly = createEarlyCheck(input, { method: 'card', now })
  const refusal = await refuseEarly()
  if (refusal) return refusal
  return admitBooking(caller, now, (admission) => holdAndOpen(input, { now, begun, admission, refuseEarly }))
}

type Terms = {
  readonly now: Date
  readonly begun: number
  readonly admission?: BookingAdmission
  readonly refuseEarly: () => Promise<EarlyRefusal | null>
}

async function holdAndOpen(input: BookingInput, { now, begun, admission, refuseEarly }: Terms) {
  const line = { about: `departure:${input.departureId}`, early: refuseEarly } as const
  const held = await inTransaction(async (db) => {
    const answer = await holdSeats(db, input, { method: 'card', now, admission })
    return answer.kind === 'refused'
      ? answer
      : { ...answer, ...(await findOrAddCheckout(db, answer, afterWaiting(now, begun))) }
  }, line)
  if (held.kind === 'refused') return held
  if (held.isNew) metrics().holds.inc({ payment: 'card' })
  return openPaymentPage(held, now)
}

/**
 * The time to count the page's 30 minutes from: Stripe counts them from our call, which may have queued.
 *
 * @param begun  the value of `performance.now()` at `now`
 */
function afterWaiting(now: Date, begun: number): Date {
  const waitedMs = performance.now() - begun
  return waitedMs < SHORT_WAIT_MS ? now : new Date(now.getTime() + Math.ceil(waitedMs))
}

/** Find or add the attempt for which to open a page, and hold the booking until after that page expires. */
async function findOrAddCheckout(
  db: Db,
  { booking, isNew }: HeldSeats,
  now: Date,
): Promise<{ readonly booking: StoredBooking; readonly checkout: StoredCheckout }> {
  const isFirst = isNew && booking.attempt === 1
  const known = isFirst
    ? null
    : await findCheckoutByAttempt(db, { bookingId: booking.id, attempt: booking.attempt })
  if (known && (known.sessionId || addMinutes(now, MIN_PAGE_MINUTES_LEFT) < known.expiresAt)) {
    return { booking, checkout: known }
  }
  const attempt = known ? booking.attempt + 1 : booking.attempt
  const holdUntil = addMinutes(now, HOLD_MINUTES)
  const isShort = booking.expiresAt !== null && booking.expiresAt < holdUntil
  const current =
    known || isShort ? await updateBooking(db, booking.id, { attempt, expiresAt: holdUntil }) : booking
  const expiresAt = addMinutes(now, CHECKOUT_MINUTES)
  const checkout = await addCheckout(db, { bookingId: booking.id, attempt, expiresAt })
  await schedule(db, 'reconcile_checkout', checkout.id, addMinutes(expiresAt, RECONCILE_AFTER_MINUTES))
  return { booking: current, checkout }
}
