import { type z } from 'zod'
import { idempotencyKeyOf } from '@/lib/http/idempotency-key'
import { inTime } from '@/lib/http/in-time'
import { readForm } from '@/lib/http/read-form'
import { clientOf, isProven, refuseUsedUp, throwChallenge } from '@/lib/http/refuse-busy'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { answer, RefusedError, respond } from '@/lib/http/respond'
import { type RequestAnswer } from '@/lib/contract/wire'
import { now } from '@/lib/db/clock'
import { sendRequest, type VisitorRequest } from '@/lib/use-cases/enquiries/send-request'
import { giveBack, spend } from '@/lib/limits/limits'

/**
 * Take a visitor's request: the way of all three calls.
 *
 * @param schema  parses the body; recipients, subjects and whatever else it does not name are ignored
 */
export function takeRequest(
  request: Request,
  schema: z.ZodType<Omit<VisitorRequest, 'idempotencyKey'>>,
): Promise<Response> {
  return respond(async () => {
    refuseCrossSite(request)
    const { asked, looksAutomatic } = await readForm(request, schema)
    const wish = { ...asked, idempotencyKey: idempotencyKeyOf(request) }
    await inTime(() => takeCounted(request, wish, looksAutomatic))
    return answer({ success: true } satisfies RequestAnswer)
  })
}

/**
 * Counted before anything is decided, so that a burst does not pass. By client alone: what depended on the address would
 * tell strangers who has written to us. Its owner is spared otherwise, see `CONFIRMATIONS_A_DAY`. Throws `RefusedError`.
 */
async function takeCounted(request: Request, wish: VisitorRequest, looksAutomatic: boolean): Promise<void> {
  const client = clientOf(request)
  const use = await spend('requests_of_client', client)
  refuseUsedUp(use)
  const needsProof = looksAutomatic || use.isNear
  if (needsProof && !(await isProven(request))) await throwChallenge(request, [use])
  const outcome = await sendRequest(wish, now())
  if (outcome.kind === 'received') return
  await giveBack('requests_of_client', client)
  const error = 'This Idempotency-Key belongs to another request.'
  throw new RefusedError(400, { error, code: 'invalid' })
}
