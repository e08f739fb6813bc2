import 'server-only'
import { peekLimit, consumeLimit } from '@/lib/limits/limits'
import { type Caller, type LimitRefusal, refuseOverLimit } from '@/lib/use-cases/admission/limit-refusal'
import { hashClient } from '@/lib/use-cases/admission/hash-client'
import { consumeProof, requireProof } from '@/lib/use-cases/admission/proof-of-work'
import { type HoldSeatsRefusal } from '@/lib/use-cases/seats/steps/hold-seats'
import {
  type BookingAdmission,
  type ProofMissingRefusal,
  type LimitReachedRefusal,
} from '@/lib/use-cases/seats/steps/refuse-over-unpaid-limits'

export type BookingRefusal = Exclude<HoldSeatsRefusal, SeatLimit> | LimitRefusal

/** A refusal when the seats are to be held. The same request may succeed with a proof of work. */
type SeatLimit = ProofMissingRefusal | LimitReachedRefusal

/**
 * Refusals that reveal how many seats others hold. They count towards the client's limit, to prevent repeated probing.
 */
const COUNTED: ReadonlySet<string> = new Set<HoldSeatsRefusal['reason']>([
  'proof_missing',
  'not_enough_crypto_slots',
  'too_many_unpaid',
])

/**
 * Apply the rate limits to a booking request, by card or cryptocurrency. The first check here is cheap and only
 * approximate; the one that counts happens when seats are held, see `consumeHoldLimits`. Requests refused because of
 * the date, its seats or its price are not counted.
 *
 * @param caller  no limits apply if absent
 * @param book    makes the booking once the request is admitted
 */
export async function admitBooking<Booked extends { readonly kind: string; readonly reason?: string }>(
  caller: Caller | undefined,
  now: Date,
  book: (admission?: BookingAdmission) => Promise<Booked | SeatLimit>,
): Promise<Booked | LimitRefusal> {
  if (!caller) return toLimitRefusal(await book(), now)
  const early = await peekLimit('bookings_of_client', caller.address)
  const usedUp = refuseOverLimit(early)
  if (usedUp) return usedUp
  // Check any proof even if no limit is near yet: holding the seats may turn out to require one.
  const hasProof = await consumeProof(caller, now)
  if ((early.isNear || caller.looksAutomatic) && !hasProof) {
    await consumeLimit('bookings_of_client', caller.address)
    return requireProof(caller, now, early)
  }
  const booked = await book({ caller, clientHash: await hashClient(caller.address), hasProof })
  if (COUNTED.has(booked.reason ?? '')) await consumeLimit('bookings_of_client', caller.address)
  return toLimitRefusal(booked, now)
}

/**
 * Convert a seat limit to the response for the visitor. Runs after the transaction, because creating a challenge must
 * not prolong the lock on the departure.
 */
async function toLimitRefusal<Booked extends { readonly reason?: string }>(
  booked: Booked | SeatLimit,
  now: Date,
): Promise<Booked | LimitRefusal> {
  if (!isSeatLimit(booked)) return booked
  const use = booked.reason === 'limit_reached' ? booked.use : null
  return (use && refuseOverLimit(use)) ?? requireProof(booked.caller, now, use)
}

function isSeatLimit(booked: { readonly reason?: string }): booked is SeatLimit {
  return booked.reason === 'proof_missing' || booked.reason === 'limit_reached'
}
