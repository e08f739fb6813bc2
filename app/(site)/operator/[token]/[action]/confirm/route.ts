import { CARRIED, textsOf } from '@/app/(site)/operator/[token]/actions/action'
import { findAction } from '@/app/(site)/operator/[token]/actions/find-action'
import { now } from '@/lib/db/clock'
import { operatorsLink } from '@/lib/http/open-link'
import { readFields } from '@/lib/http/read-fields'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { RefusedError } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { seeOther } from '@/lib/http/see-other'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: confirm })

type Context = RouteContext<'/operator/[token]/[action]/confirm'>

/** 'Confirm': what the preview has shown, and nothing else; or the preview is shown once more. */
async function confirm(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token, action: word } = await params
  const opened = await operatorsLink(token, request)
  const found = findAction(word, opened)
  if (!found) throw new RefusedError(404, { error: 'There is no such action.', code: 'not_found' })
  const fields = Object.fromEntries(await readFields(request))
  const path = `/operator/${token}` as const
  const outcome = await found.action.act(fields, now())
  if (outcome !== 'nothing') return seeOther(`${path}?done=${outcome === 'held' ? 'held' : found.name}`)
  // What was typed beside 'Confirm' stands in no address.
  const typed = Object.entries(found.action.isTypedAtOnce ? {} : textsOf(fields))
  const query = new URLSearchParams(typed.filter(([name]) => !CARRIED.includes(name)))
  query.set('outdated', '')
  return seeOther(`${path}/${found.name}?${query}`)
}
