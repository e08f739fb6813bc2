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
  /** What went wrong last, or what a person was told of last. */
  readonly lastError: string | null
}

export async function addCheckout(
  db: Db,
  checkout: Pick<StoredCheckout, 'bookingId' | 'attempt' | 'expiresAt'>,
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

/** The newest attempt whose session id we never received: Stripe created the session, and its answer was lost. */
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
  }
>

export async function changeCheckout(db: Db, id: string, change: CheckoutChange): Promise<StoredCheckout> {
  return checkoutFrom(await db.checkout.update({ where: { id }, data: change }))
}

/**
 * End an unpaid attempt. Returns false if it was already ended or paid, or if it has a page and only attempts without
 * one are to be ended.
 */
export async function endCheckout(
  db: Db,
  id: string,
  { state, onlyUnopened = false }: { readonly state: 'expired' | 'failed'; readonly onlyUnopened?: boolean },
): Promise<boolean> {
  const { count } = await db.checkout.updateMany({
    where: { id, state: { in: ['open', 'waiting'] }, ...(onlyUnopened && { sessionId: null }) },
    data: { state },
  })
  return count === 1
}

/**
 * Make an attempt the newest of its booking, so that the end of another attempt does not affect the booking. Lock the
 * departure first.
 *
 * @returns  its number from here on
 */
export async function makeNewestAttempt(db: Db, { id, bookingId }: StoredCheckout): Promise<number> {
  const { _max } = await db.checkout.aggregate({ where: { bookingId }, _max: { attempt: true } })
  const attempt = (_max.attempt ?? 0) + 1
  await db.checkout.update({ where: { id }, data: { attempt } })
  return attempt
}

/**
 * Open payment pages of a departure whose holds have expired and of which Stripe has not yet said whether they were
 * paid.
 */
export async function listUnsettledCheckouts(
  db: Db,
  departureId: number,
  now: Date,
): Promise<readonly string[]> {
  const rows = await db.checkout.findMany({
    where: {
      state: 'open',
      sessionId: { not: null },
      booking: { departureId, state: 'hold', expiresAt: { lte: now } },
    },
    select: { id: true },
  })
  return rows.map((row) => row.id)
}

/** The attempts of a booking that may still be paid. */
export async function listOpenCheckouts(db: Db, bookingId: string): Promise<readonly string[]> {
  const rows = await db.checkout.findMany({ where: { bookingId, state: 'open' }, select: { id: true } })
  return rows.map((row) => row.id)
}

const reasonSchema = z.enum(REFUND_REASONS).nullable()

function checkoutFrom(row: Checkout): StoredCheckout {
  return { ...row, refundReason: reasonSchema.parse(row.refundReason) }
}
