import 'server-only'
import { z } from 'zod'
import { REFUND_REASONS, type RefundReason } from '@/lib/booking/confirmation'
import { type Db } from '@/lib/db/client'
import { type Checkout, type CheckoutState } from '@/lib/db/generated/client'

/** One attempt to pay a booking by card. Amounts in cents. */
export type StoredCheckout = {
  readonly id: string
  readonly bookingId: string
  readonly attempt: number
  readonly state: CheckoutState
  readonly sessionId: string | null
  readonly url: string | null
  readonly expiresAt: Date
  readonly paymentIntentId: string | null
  readonly paidCents: number | null
  readonly refundReason: RefundReason | null
  readonly refundCents: number | null
  readonly refundAttempt: number
  readonly tries: number
}

export async function addCheckout(
  db: Db,
  checkout: Pick<StoredCheckout, 'bookingId' | 'attempt' | 'expiresAt'> & { readonly nextTryAt: Date },
): Promise<StoredCheckout> {
  return checkoutFrom(await db.checkout.create({ data: checkout }))
}

export async function loadCheckout(db: Db, id: string): Promise<StoredCheckout> {
  return checkoutFrom(await db.checkout.findUniqueOrThrow({ where: { id } }))
}

export async function findCheckoutBySession(db: Db, sessionId: string): Promise<StoredCheckout | null> {
  const row = await db.checkout.findUnique({ where: { sessionId } })
  return row && checkoutFrom(row)
}

export async function findCheckoutByPayment(db: Db, paymentIntentId: string): Promise<StoredCheckout | null> {
  const row = await db.checkout.findUnique({ where: { paymentIntentId } })
  return row && checkoutFrom(row)
}

export async function findCheckoutOfAttempt(
  db: Db,
  { bookingId, attempt }: { readonly bookingId: string; readonly attempt: number },
): Promise<StoredCheckout | null> {
  const row = await db.checkout.findUnique({ where: { bookingId_attempt: { bookingId, attempt } } })
  return row && checkoutFrom(row)
}

/** The newest attempt whose session we never heard of: Stripe made it, and its answer was lost. */
export async function findCheckoutWithoutSession(db: Db, bookingId: string): Promise<StoredCheckout | null> {
  const row = await db.checkout.findFirst({
    where: { bookingId, sessionId: null },
    orderBy: { attempt: 'desc' },
  })
  return row && checkoutFrom(row)
}

/** The attempt that paid a booking, if it was paid by card. */
export async function findPaidCheckout(db: Db, bookingId: string): Promise<StoredCheckout | null> {
  const row = await db.checkout.findFirst({ where: { bookingId, state: 'paid' } })
  return row && checkoutFrom(row)
}

export type CheckoutChange = Partial<
  Omit<StoredCheckout, 'id' | 'bookingId' | 'attempt'> & {
    readonly refundId: string | null
    readonly nextTryAt: Date | null
    readonly lastError: string | null
  }
>

export async function changeCheckout(db: Db, id: string, change: CheckoutChange): Promise<StoredCheckout> {
  return checkoutFrom(await db.checkout.update({ where: { id }, data: change }))
}

/**
 * End an attempt that is not paid. Answers false when it was ended or paid before, or has a page although only an
 * unopened one was meant.
 */
export async function endCheckout(
  db: Db,
  id: string,
  { state, onlyUnopened = false }: { readonly state: 'expired' | 'failed'; readonly onlyUnopened?: boolean },
): Promise<boolean> {
  const { count } = await db.checkout.updateMany({
    where: { id, state: { in: ['open', 'waiting'] }, ...(onlyUnopened && { sessionId: null }) },
    data: { state, nextTryAt: null },
  })
  return count === 1
}

/** Have the other open attempts of a booking looked at now, so that nobody pays twice. */
export async function hastenOtherCheckouts(
  db: Db,
  { bookingId, id }: StoredCheckout,
  now: Date,
): Promise<void> {
  await db.checkout.updateMany({ where: { bookingId, state: 'open', NOT: { id } }, data: { nextTryAt: now } })
}

/** The same for all of them: nobody should pay any more. */
export async function hastenOpenCheckouts(db: Db, bookingId: string, now: Date): Promise<void> {
  await db.checkout.updateMany({ where: { bookingId, state: 'open' }, data: { nextTryAt: now } })
}

/**
 * Claim one attempt that is due, so that no other worker looks at it before `leaseUntil`. A worker that dies leaves it
 * to be claimed again.
 */
export async function claimDueCheckout(
  db: Db,
  {
    states,
    now,
    leaseUntil,
  }: { readonly states: readonly CheckoutState[]; readonly now: Date; readonly leaseUntil: Date },
): Promise<StoredCheckout | null> {
  const [claimed] = await db.$queryRaw<{ id: string }[]>`
    UPDATE checkouts SET next_try_at = ${leaseUntil}, tries = tries + 1
    WHERE id = (
      SELECT id FROM checkouts WHERE next_try_at <= ${now} AND state::text = ANY(${[...states]})
      ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id::text`
  return claimed ? loadCheckout(db, claimed.id) : null
}

const reasonSchema = z.enum(REFUND_REASONS).nullable()

function checkoutFrom(row: Checkout): StoredCheckout {
  return { ...row, refundReason: reasonSchema.parse(row.refundReason) }
}
