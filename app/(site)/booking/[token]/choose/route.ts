import { choiceInput } from '@/lib/contract/guest-page'
import { now } from '@/lib/db/clock'
import { requireGuestLink } from '@/lib/http/open-link'
import { readInput } from '@/lib/http/read-fields'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { route } from '@/lib/http/route'
import { seeOther } from '@/lib/http/see-other'
import { choose } from '@/lib/use-cases/changes/choose'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: confirm })

type Context = RouteContext<'/booking/[token]/choose'>

/** 'Confirm change' of a choice: apply exactly what the preview showed, or show the preview again. */
async function confirm(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token } = await params
  const { reference } = (await requireGuestLink(token, request)).booking
  const { refund: shownCents, ...input } = await readInput(request, choiceInput)
  const path = `/booking/${token}` as const
  const [pick, page] =
    input.option === 'full_refund'
      ? [{ option: input.option }, 'refund?outdated']
      : [
          { option: input.option, departureId: input.departure },
          `another-date?departure=${input.departure}&outdated`,
        ]
  const done = await choose.run({ reference, actor: 'guest', pick, shownCents }, now())
  if (done.kind === 'refused') return seeOther(`${path}/${page}`)
  return seeOther(`${path}?done=${done.kind === 'unchanged' ? 'already' : 'chosen'}`)
}
