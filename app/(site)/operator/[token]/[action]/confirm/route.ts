import {
  CONFIRM_FIELDS,
  findLinkedAct,
  type LinkedAct,
} from '@/app/(site)/operator/[token]/[action]/linked-act'
import { DRAFT_PARAM, isPreviewPosted } from '@/lib/contract/operator-page'
import { now } from '@/lib/db/clock'
import { requireInboxLink } from '@/lib/http/open-link'
import { readFields } from '@/lib/http/read-fields'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { RefusedRequestError } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { seeOther } from '@/lib/http/see-other'
import { doneNoticeQuery } from '@/lib/use-cases/links/done-notice'
import { dropDraft, saveDraft } from '@/lib/use-cases/operator-page/save-draft'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: confirm })

type Context = RouteContext<'/operator/[token]/[action]/confirm'>

/** Handle 'Confirm'. If the outcome no longer matches the preview, show a new preview. */
async function confirm(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token, action: word } = await params
  const opened = await requireInboxLink(token, request)
  const act = findLinkedAct(word, opened)
  if (!act) throw new RefusedRequestError(404, { error: 'There is no such action.', code: 'not_found' })
  const fields = Object.fromEntries(await readFields(request))
  const path = `/operator/${token}` as const
  const page = `${path}/${act.name}` as const
  const outcome = await act.confirm(fields, now())
  if (outcome === 'done' || outcome === 'held') {
    await dropDraft(page, fields[DRAFT_PARAM])
    return seeOther(`${path}${await doneNoticeQuery(token, outcome === 'held' ? 'held' : act.name, now())}`)
  }
  return seeOther(`${page}?${await formQuery(page, act, { fields, outcome })}`)
}

/** Return the query that restores the form. Messages to guests are kept in a draft, not in the URL. */
async function formQuery(
  page: string,
  act: LinkedAct,
  {
    fields,
    outcome,
  }: { readonly fields: Readonly<Record<string, string>>; readonly outcome: 'nothing' | 'unreadable' },
): Promise<URLSearchParams> {
  const asked = await act.fields(now())
  const isPosted = isPreviewPosted(asked)
  const kept = asked.filter(({ isTypedAtOnce }) => isPosted || act.isTypedAtOnce || isTypedAtOnce)
  const isKept = (name: string) => kept.some((field) => field.name === name)
  const typed = Object.entries(fields).filter(([name]) => !CONFIRM_FIELDS.includes(name))
  const query = new URLSearchParams(typed.filter(([name]) => !isKept(name)))
  if (!isPosted && kept.length > 0)
    query.set(
      DRAFT_PARAM,
      await saveDraft(page, Object.fromEntries(typed.filter(([name]) => isKept(name))), now()),
    )
  query.set(outcome === 'unreadable' ? 'invalid' : 'outdated', '')
  return query
}
