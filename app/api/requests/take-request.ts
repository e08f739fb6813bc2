import { type z } from 'zod'
import { idempotencyKeyOf } from '@/app/api/fields'
import { readForm } from '@/app/api/read-form'
import { clientOf, refuseUnproven, refuseUsedUp } from '@/app/api/refuse-busy'
import { refuseCrossSite } from '@/app/api/refuse-cross-site'
import { answer, refuse, respond } from '@/app/api/respond'
import { type RequestAnswer } from '@/lib/booking/wire'
import { sendRequest, type VisitorRequest } from '@/lib/desk/send-request'
import { look, spend } from '@/lib/limits/limits'

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
    const address = asked.email.toLowerCase()
    const uses = [
      await spend('requests_of_client', clientOf(request)),
      await look('requests_of_address', address),
    ]
    uses.forEach(refuseUsedUp)
    await refuseUnproven(request, { uses, looksAutomatic })
    refuseUsedUp(await spend('requests_of_address', address))
    const outcome = await sendRequest({ ...asked, idempotencyKey: idempotencyKeyOf(request) }, new Date())
    if (outcome.kind === 'received') return answer({ success: true } satisfies RequestAnswer)
    return refuse(400, { error: 'This Idempotency-Key belongs to another request.', code: 'invalid' })
  })
}
