import 'server-only'
import { type Db } from '@/lib/db/client'
import { type Checkout } from '@/lib/db/generated/client'

/** One attempt to pay for a booking or a change by card; `lastError` may be a problem reported to the operator. */
export type StoredCheckout = Readonly<Checkout>

export async function addCheckout(
  db: Db,
  checkout: Pick<StoredCheckout, 'bookingId' | 'attempt' | 'expiresAt'>,
): Promise<StoredCheckout> {
  return db.checkout.create({ data: checkout })
}

export async function loadCheckout(db: Db, id: string): Promise<StoredCheckout> {
  return db.checkout.findUniqueOrThrow({ where: { id } })
}

export async function findCheckout(db: Db, id: string): Promise<StoredCheckout | null> {
  return db.checkout.findUnique({ where: { id } })
}

export async function findCheckoutBySession(db: Db, sessionId: string): Promise<StoredCheckout | null> {
  return db.checkout.findUnique({ where: { sessionId } })
}

export async function findCheckoutByAttempt(
  db: Db,
  { bookingId, attempt }: { readonly bookingId: string; readonly attempt: number },
): Promise<StoredCheckout | null> {
  return db.checkout.findUnique({ where: { bookingId_attempt: { bookingId, attempt } } })
}

/**
 * The newest attempt to pay that has no session id: Stripe may have created the session without us getting its
 * response.
 */
export async function findCheckoutWithoutSession(
  db: Db,
  { bookingId, changeId }: Pick<StoredCheckout, 'bookingId' | 'changeId'>,
): Promise<StoredCheckout | null> {
  return db.checkout.findFirst({
    where: { bookingId, changeId, sessionId: null },
    orderBy: { attempt: 'desc' },
  })
}

/** Whether a bank debit for a change has failed. Attempts that never got a payment page do not count. */
export async function hasFailedDebit(db: Db, changeId: string): Promise<boolean> {
  return (await db.checkout.count({ where: { changeId, state: 'failed', sessionId: { not: null } } })) > 0
}

export async function findOpenCheckoutForChange(db: Db, changeId: string): Promise<StoredCheckout | null> {
  return db.checkout.findFirst({
    where: { changeId, state: { in: ['open', 'waiting'] } },
    orderBy: { attempt: 'desc' },
  })
}

/**
 * Add another attempt to pay for a booking or a change. Lock the booking's departure first: its attempts and those of
 * its changes share one sequence.
 */
export async function addNextCheckout(
  db: Db,
  checkout: { readonly bookingId: string; readonly changeId: string | null; readonly expiresAt: Date },
): Promise<StoredCheckout> {
  const attempt = await nextAttempt(db, checkout.bookingId)
  return db.checkout.create({ data: { ...checkout, attempt } })
}

/** Whether a bank debit for the booking or one of its changes has been ordered but has not arrived yet. */
export async function isDebitPending(db: Db, bookingId: string): Promise<boolean> {
  return (await db.checkout.count({ where: { bookingId, state: 'waiting' } })) > 0
}

type CheckoutUpdate = Partial<Omit<StoredCheckout, 'id' | 'bookingId' | 'changeId' | 'attempt'>>

export async function updateCheckout(db: Db, id: string, change: CheckoutUpdate): Promise<StoredCheckout> {
  return db.checkout.update({ where: { id }, data: change })
}

/**
 * End an unpaid attempt. Returns false if it was already ended or paid, or if it has a payment page and `onlyUnopened`
 * is set.
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
 * Make an attempt its booking's newest, so that another one can end without affecting the booking. Lock the departure
 * first.
 *
 * @returns  the attempt's new number
 */
export async function makeAttemptNewest(db: Db, { id, bookingId }: StoredCheckout): Promise<number> {
  const attempt = await nextAttempt(db, bookingId)
  await db.checkout.update({ where: { id }, data: { attempt } })
  return attempt
}

async function nextAttempt(db: Db, bookingId: string): Promise<number> {
  const { _max } = await db.checkout.aggregate({ where: { bookingId }, _max: { attempt: true } })
  return (_max.attempt ?? 0) + 1
}

/**
 * The checkout ids of a departure's open payment pages whose hold has expired, and for which Stripe has not yet said
 * whether they were paid.
 */
export async function listUnsettledCheckoutIds(
  db: Db,
  departureId: number,
  now: Date,
): Promise<readonly string[]> {
  const rows = await db.checkout.findMany({
    where: {
      state: 'open',
      sessionId: { not: null },
      booking: { departureId, state: { in: ['hold', 'awaiting_payment'] }, expiresAt: { lte: now } },
    },
    select: { id: true },
  })
  return rows.map((row) => row.id)
}

export async function listOpenCheckoutIds(db: Db, bookingId: string): Promise<readonly string[]> {
  const rows = await db.checkout.findMany({ where: { bookingId, state: 'open' }, select: { id: true } })
  return rows.map((row) => row.id)
}

/** Make a booking's open payment pages expire earlier, so that the worker closes them on its next run. */
export async function shortenOpenCheckouts(db: Db, bookingId: string, until: Date): Promise<void> {
  await db.checkout.updateMany({ where: { bookingId, state: 'open' }, data: { expiresAt: until } })
}
