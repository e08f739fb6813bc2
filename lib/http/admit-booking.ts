import { clientOf, isProven, refuseUsedUp, throwChallenge } from '@/lib/http/refuse-busy'
import { PROOF_HEADER } from '@/lib/contract/wire'
import { type WishRefusal } from '@/lib/use-cases/seats/hold-seats'
import { markClient } from '@/lib/use-cases/checkout/mark-client'
import { type Admission, type ProofWanted } from '@/lib/use-cases/seats/refuse-beyond-bounds'
import { look, spend, type Use } from '@/lib/limits/limits'

/** Thrown where the seats are got, so that they are given back; answered when that is done. */
class BeyondLimitError extends Error {
  override name = 'BeyondLimitError'

  constructor(readonly use: Use) {
    super('the client has got more bookings than it may')
  }
}

/** Refusals that tell what others hold: who tries on and on finds the end of its limit. */
const COUNTED: ReadonlySet<string> = new Set<WishRefusal['reason']>([
  'proof_wanted',
  'not_enough_crypto_slots',
  'too_many_unpaid',
])

/**
 * Let a client's wish for seats in, by card or by cryptocurrency. Throws `RefusedError` (429). The look before is cheap
 * and believes what it sees; what counts is counted when seats are got, so that a burst does not pass. Wishes that are
 * refused because of the date, its seats or its price are not counted.
 *
 * @param book  books for who is admitted so; what `countHold` throws must undo it
 */
export async function admitBooking<Answered extends { readonly kind: string; readonly reason?: string }>(
  request: Request,
  looksAutomatic: boolean,
  book: (admission: Admission) => Promise<Answered | ProofWanted>,
): Promise<Answered> {
  const client = clientOf(request)
  const early = await look('bookings_of_client', client)
  refuseUsedUp(early)
  // Whether it needs one may turn out where the seats are got.
  const hasProof = request.headers.has(PROOF_HEADER) && (await isProven(request))
  if ((early.isNear || looksAutomatic) && !hasProof) {
    await spend('bookings_of_client', client)
    return throwChallenge(request, [early])
  }
  const booked = await book({
    clientMark: await markClient(client),
    hasProof,
    countHold: (seats) => countHold(client, seats, hasProof),
  }).catch((error) => answerBeyond(request, error))
  if (COUNTED.has(booked.reason ?? '')) await spend('bookings_of_client', client)
  return wantsProof(booked) ? throwChallenge(request, []) : booked
}

function wantsProof(booked: { readonly reason?: string }): booked is ProofWanted {
  return booked.reason === 'proof_wanted'
}

/** Throws `BeyondLimitError`. */
async function countHold(client: string, seats: number, hasProof: boolean): Promise<void> {
  const uses = await Promise.all([
    spend('bookings_of_client', client),
    spend('seats_of_client', client, seats),
  ])
  const beyond = uses.find(({ isUsedUp, isNear }) => isUsedUp || (isNear && !hasProof))
  if (beyond) throw new BeyondLimitError(uses.find(({ isUsedUp }) => isUsedUp) ?? beyond)
}

async function answerBeyond(request: Request, error: unknown): Promise<never> {
  if (!(error instanceof BeyondLimitError)) throw error
  refuseUsedUp(error.use)
  return throwChallenge(request, [error.use])
}
