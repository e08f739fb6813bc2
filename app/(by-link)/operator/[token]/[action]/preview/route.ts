import { findOperatorLinkAct } from '@/app/(by-link)/operator/[token]/[action]/operator-link-act'
import { DRAFT_PARAM, isPreviewPosted } from '@/lib/contract/operator-page'
import { now } from '@/lib/db/clock'
import { requireInboxLink } from '@/lib/http/open-link'
import { readPostedFields } from '@/lib/http/read-posted-fields'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { RefusedRequestError } from '@/lib/http/respond'
import { route } from '@/lib/http/define-route'
import { seeOther } from '@/lib/http/see-other'
import { saveOperatorDraft } from '@/lib/use-cases/operator-page/save-operator-draft'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: preview })

type Context = RouteContext<'/operator/[token]/[action]/preview'>

/**
 * Handle 'See what changes' for a form with messages to guests, which must not appear in a URL. Changes nothing yet.
 */
async function preview(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token, action: word } = await params
  const act = findOperatorLinkAct(word, await requireInboxLink(token, request))
  const asked = (await act?.fields(now())) ?? []
  if (!act || !isPreviewPosted(asked))
    throw new RefusedRequestError(404, { error: 'There is no such preview.', code: 'not_found' })
  const typed = await readPostedFields(request)
  const fields = Object.fromEntries(asked.map(({ name }) => [name, typed.get(name) ?? '']))
  const page = `/operator/${token}/${act.name}` as const
  return seeOther(`${page}?${DRAFT_PARAM}=${await saveOperatorDraft(page, fields, now())}`)
}
