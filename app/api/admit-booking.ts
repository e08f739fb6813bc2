import { clientOf, isProven, refuseUsedUp, throwChallenge } from '@/app/api/refuse-busy'
import { look, spend, type Use } from '@/lib/limits/limits'

/** Thrown where the seats are got, so that they are given back; answered when that is done. */
class BeyondLimitError extends Error {
  override name = 'BeyondLimitError'

  constructor(readonly use: Use) {
    super('the client has got more bookings than it may')
  }
}

/**
 * Let a client's wish for seats in, by card or by cryptocurrency. Throws `RefusedError` (429). The look before is cheap
 * and believes what it sees; what counts is counted when seats are got, so that a burst does not pass. Refused wishes
 * are not counted, but for tries without the proof that they need.
 *
 * @param book  books, and calls what it is given once for a new hold, inside the hold's transaction; that throws what
 *              must undo it
 */
export async function admitBooking<Booked>(
  request: Request,
  looksAutomatic: boolean,
  book: (countHold: () => Promise<void>) => Promise<Booked>,
): Promise<Booked> {
  const client = clientOf(request)
  const early = await look('bookings_of_client', client)
  refuseUsedUp(early)
  const needsProof = early.isNear || looksAutomatic
  const hasProof = needsProof && (await isProven(request))
  if (needsProof && !hasProof) {
    await spend('bookings_of_client', client)
    return throwChallenge(request, [early])
  }
  try {
    return await book(async () => {
      const use = await spend('bookings_of_client', client)
      if (use.isUsedUp || (use.isNear && !hasProof)) throw new BeyondLimitError(use)
    })
  } catch (error) {
    if (!(error instanceof BeyondLimitError)) throw error
    refuseUsedUp(error.use)
    return throwChallenge(request, [error.use])
  }
}
