import { choiceInput } from '@/lib/contract/guest-page'
import { now } from '@/lib/db/clock'
import { linkedBooking } from '@/lib/http/open-link'
import { readFields } from '@/lib/http/read-fields'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { RefusedError } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { seeOther } from '@/lib/http/see-other'
import { choose, type ChoiceCall, type ChoiceMade, previewChoice } from '@/lib/use-cases/changes/choose'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: confirm })

type Context = RouteContext<'/booking/[token]/choose'>

/** 'Confirm change' of a choice: for what the preview has shown, or the preview is shown once more. */
async function confirm(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token } = await params
  const { pick, page, shown } = pickIn(Object.fromEntries(await readFields(request)))
  const { reference } = (await linkedBooking(token, request)).booking
  const call = { reference, actor: 'guest', pick } as const
  const at = now()
  const path = `/booking/${token}` as const
  const ahead = await previewChoice(call, at)
  if (ahead.kind === 'refused' || !isAsShown(ahead, shown)) return seeOther(`${path}/${page}`)
  const done = await choose(call, at)
  if (done.kind === 'refused') return seeOther(`${path}/${page}`)
  return seeOther(`${path}?done=${done.kind === 'unchanged' ? 'already' : 'chosen'}`)
}

/** What was chosen before is not chosen again, whatever it gave. */
function isAsShown(ahead: Exclude<ChoiceMade, { kind: 'refused' }>, shown: number): boolean {
  if (ahead.kind === 'unchanged') return true
  const returns = ahead.kind === 'refunded' || ahead.kind === 'moved' ? ahead.returns : []
  return returns.reduce((sum, { cents }) => sum + cents, 0) === shown
}

type Picked = { readonly pick: ChoiceCall['pick']; readonly page: string; readonly shown: number }

function pickIn(fields: Readonly<Record<string, string>>): Picked {
  const input = choiceInput.safeParse(fields)
  if (input.data?.option === 'full_refund')
    return { pick: { option: 'full_refund' }, page: 'refund?outdated', shown: input.data.refund }
  const departureId = input.data?.departure
  if (!input.success || departureId === undefined)
    throw new RefusedError(400, { error: 'Please use the form of our page.', code: 'invalid' })
  const page = `another-date?departure=${departureId}&outdated`
  return { pick: { option: 'another_date', departureId }, page, shown: input.data.refund }
}
