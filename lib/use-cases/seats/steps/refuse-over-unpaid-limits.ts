import 'server-only'
import { findTour } from '@/content/tours/all-tours'
import { isHandledByProvider, type PaymentMethod } from '@/lib/booking/money/money-methods'
import { type CryptoHoldRefusal, refuseCryptoHold } from '@/lib/booking/seats/crypto-bounds'
import { decideUnpaidBooking } from '@/lib/booking/seats/unpaid-bounds'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { tryLockName } from '@/lib/db/connection/lock-name'
import { countUnpaidHolds } from '@/lib/db/departures/unpaid-seats'
import { type Caller } from '@/lib/use-cases/admission/limit-refusal'
import { consumeLimit, type LimitState } from '@/lib/limits/limits'

/** How a visitor passed the rate limits. Callers without an admission are limited only by the number of seats. */
export type BookingAdmission = {
  readonly caller: Caller
  readonly clientHash: string
  /** Whether the visitor has solved a proof of work for this request. */
  readonly hasProof: boolean
}

/** Refused: these seats need a proof of work, and the request included none. */
export type ProofMissingRefusal = {
  readonly kind: 'refused'
  readonly reason: 'proof_missing'
  readonly caller: Caller
}

export type UnpaidLimitRefusal =
  | CryptoHoldRefusal
  | ProofMissingRefusal
  | { readonly kind: 'refused'; readonly reason: 'too_many_unpaid'; readonly retryAfterSeconds: number }

type Hold = {
  readonly seats: number
  readonly method: PaymentMethod
  readonly admission?: BookingAdmission
  /** Whether this is only a preview: nothing is held or locked, so concurrent requests may not be counted. */
  readonly isLook?: boolean
  readonly besidesBookingId?: string
  readonly now: Date
}

/**
 * Refuse a booking that would exceed the limits for unpaid seats, or that needs a proof of work first. Only bookings
 * that are unpaid right now count, not those that have since been paid, released or expired.
 *
 * @param departure  a locked departure; this also locks the client and the tour by name until the transaction ends
 * @returns          null if the seats may be held
 */
export async function refuseOverUnpaidLimits(
  db: Db,
  departure: StoredDeparture,
  { seats, method, admission, isLook = false, besidesBookingId, now }: Hold,
): Promise<UnpaidLimitRefusal | null> {
  if (!admission && isHandledByProvider(method)) return null
  if (admission && !isLook) await tryLockName(db, `client:${admission.clientHash}`)
  if (!isLook) await tryLockName(db, `tour:${departure.tourId}`)
  const clientHash = admission?.clientHash ?? null
  const season = findTour(departure.tourId)?.season ?? null
  const held = await countUnpaidHolds(db, { departure, season, clientHash, besidesBookingId, now })
  const onSale = { seats: departure.seats, seatsOfTour: held.seatsOfTour }

  const boundRefusal = method === 'crypto' ? refuseCryptoHold(seats, onSale, held.crypto) : null
  if (boundRefusal || !admission) return boundRefusal
  const decision = decideUnpaidBooking(seats, onSale, held.unpaid)
  if (decision.kind === 'refused') {
    const { seatsFree } = decision
    if (method === 'crypto') return { kind: 'refused', reason: 'not_enough_crypto_slots', seatsFree }
    return {
      kind: 'refused',
      reason: 'too_many_unpaid',
      retryAfterSeconds: secondsUntil(held.firstEndsAt, now),
    }
  }
  const needsProof = decision.kind === 'needs_proof' && !admission.hasProof
  return needsProof ? { kind: 'refused', reason: 'proof_missing', caller: admission.caller } : null
}

function secondsUntil(instant: Date | null, now: Date): number {
  const ms = (instant ?? now).getTime() - now.getTime()
  return Math.max(1, Math.ceil(ms / 1000))
}

/**
 * Refused: the client has begun more bookings, or held more seats, than are allowed without a proof of work, or at all.
 */
export type LimitReachedRefusal = {
  readonly kind: 'refused'
  readonly reason: 'limit_reached'
  readonly caller: Caller
  readonly use: LimitState
}

/**
 * Count seats just before they are held, so that a burst of requests does not slip through.
 *
 * @returns  null if they may be held
 */
export async function consumeHoldLimits(
  { caller, hasProof }: BookingAdmission,
  seats: number,
): Promise<LimitReachedRefusal | null> {
  const uses = await Promise.all([
    consumeLimit('bookings_of_client', caller.address),
    consumeLimit('seats_of_client', caller.address, seats),
  ])
  const use = uses.find(({ isUsedUp }) => isUsedUp) ?? uses.find(({ isNear }) => isNear && !hasProof)
  return use ? { kind: 'refused', reason: 'limit_reached', caller, use } : null
}
