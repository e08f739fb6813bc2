import 'server-only'
import { type PaymentMethod } from '@/lib/booking/money/money-methods'
import { type HoldRefusal } from '@/lib/booking/seats/hold'
import { findBookingByIdempotencyKey } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { findDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { coalesceReads } from '@/lib/async/coalesce-reads'
import { extendUnreconciledHolds } from '@/lib/use-cases/payments/reconcile-checkout'
import { type BookingInput, decideSeatHold } from '@/lib/use-cases/seats/steps/hold-seats'

export type EarlyRefusal = HoldRefusal | { readonly kind: 'refused'; readonly reason: 'date_not_found' }

/**
 * Refuse requests that clearly cannot succeed, before locking, counting or checking a proof. In a rush most requests
 * are refused here, so concurrent ones for the same departure share one database read.
 *
 * @returns  a function that checks the departure each time it is called; null means that the request may succeed
 */
export function createEarlyCheck(
  input: BookingInput,
  terms: { readonly method: PaymentMethod; readonly now: Date },
): () => Promise<EarlyRefusal | null> {
  const { departureId: id } = input
  const begun = performance.now()

  async function decide(departure: StoredDeparture | null): Promise<EarlyRefusal | null> {
    if (!departure || departure.tourId !== input.tourId) return { kind: 'refused', reason: 'date_not_found' }
    const decision = decideSeatHold(input, departure, terms)
    if (decision.kind !== 'refused') return null
    // A repeated request may already have its booking, so do not refuse it because the seats are gone.
    const known = input.idempotencyKey
      ? await findBookingByIdempotencyKey(database(), input.idempotencyKey)
      : null
    return known ? null : decision
  }

  return async function refuseEarly() {
    // While this request was queueing, an earlier one may have found that the seats are gone.
    const seen = lastReads.get(id)
    const refusal = seen && seen.begun > begun ? await decide(seen.departure) : null
    if (refusal) return refusal
    // The read may be shared with requests that arrived later, so use the time now, not when this request arrived.
    const now = new Date(terms.now.getTime() + performance.now() - begun)
    return decide(await readDeparture(String(id), { id, now }))
  }
}

/** Read a departure. If a payment page has expired, its seats stay taken until Stripe confirms that it was not paid. */
const readDeparture = coalesceReads(async ({ id, now }: { readonly id: number; readonly now: Date }) => {
  const begun = performance.now()
  const found = await findDeparture(database(), id, now)
  const isKept = found !== null && found.seatsOverdue > 0 && (await extendUnreconciledHolds(id, now))
  const departure = isKept ? await findDeparture(database(), id, now) : found
  if (departure) rememberRead(id, { begun, departure })
  return departure
})

type SharedRead = { readonly begun: number; readonly departure: StoredDeparture }

/** The latest read of each recently requested departure, for requests that are queueing. */
const lastReads = new Map<number, SharedRead>()
const READS_KEPT = 100

function rememberRead(id: number, read: SharedRead): void {
  lastReads.delete(id)
  lastReads.set(id, read)
  const [oldest] = lastReads.keys()
  if (lastReads.size > READS_KEPT && oldest !== undefined) lastReads.delete(oldest)
}
