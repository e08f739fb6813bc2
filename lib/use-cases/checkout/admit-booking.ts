import 'server-only'
import { peekLimit, consumeLimit } from '@/lib/limits/limits'
import { type Caller, type LimitRefusal, refuseUsedUp } from '@/lib/use-cases/admission/limit-refusal'
import { hashClient } from '@/lib/use-cases/admission/hash-client'
import { consumeProof, requireProof } from '@/lib/use-cases/admission/proof-of-work'
import { type LimitReached } from '@/lib/use-cases/seats/count-hold'
import { type HoldSeatsRefusal } from '@/lib/use-cases/seats/hold-seats'
import { type Admission, type ProofMissing } from '@/lib/use-cases/seats/refuse-beyond-bounds'

/** Why a booking request is refused, once it was let in. */
export type BookingRefusal = Exclude<HoldSeatsRefusal, SeatLimit> | LimitRefusal

/** What is refused where the seats are got, and can be worked off. */
type SeatLimit = ProofMissing | LimitReached

/** Refusals that tell what others hold: who tries on and on finds the end of its limit. */
const COUNTED: ReadonlySet<string> = new Set<HoldSeatsRefusal['reason']>([
  'proof_missing',
  'not_enough_crypto_slots',
  'too_many_unpaid',
])

/**
 * Let a caller's booking request in, by card or by cryptocurrency. The look before is cheap and believes what it sees;
 * what counts is counted when seats are got, see `countHold`. Wishes that are refused because of the date, its seats or
 * its price are not counted.
 *
 * @param caller  whoever comes without one is trusted
 * @param book    books for who is admitted so
 */
export async function admitBooking<Booked extends { readonly kind: string; readonly reason?: string }>(
  caller: Caller | undefined,
  now: Date,
  book: (admission?: Admission) => Promise<Booked | SeatLimit>,
): Promise<Booked | LimitRefusal> {
  if (!caller) return answerLimit(await book(), now)
  const early = await peekLimit('bookings_of_client', caller.address)
  const usedUp = refuseUsedUp(early)
  if (usedUp) return usedUp
  // Whether it needs one may turn out where the seats are got.
  const hasProof = await consumeProof(caller, now)
  if ((early.isNear || caller.looksAutomatic) && !hasProof) {
    await consumeLimit('bookings_of_client', caller.address)
    return requireProof(caller, now, early)
  }
  const booked = await book({ caller, clientHash: await hashClient(caller.address), hasProof })
  if (COUNTED.has(booked.reason ?? '')) await consumeLimit('bookings_of_client', caller.address)
  return answerLimit(booked, now)
}

/** The challenge is posed when the departure is nobody's any more. */
async function answerLimit<Booked extends { readonly reason?: string }>(
  booked: Booked | SeatLimit,
  now: Date,
): Promise<Booked | LimitRefusal> {
  if (!isSeatLimit(booked)) return booked
  const use = booked.reason === 'limit_reached' ? booked.use : null
  return (use && refuseUsedUp(use)) ?? requireProof(booked.caller, now, use)
}

function isSeatLimit(booked: { readonly reason?: string }): booked is SeatLimit {
  return booked.reason === 'proof_missing' || booked.reason === 'limit_reached'
}
