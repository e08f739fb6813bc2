import {
  CONFIRMATION_FIELDS,
  findOperatorLinkAct,
  type OperatorLinkAct,
  pickSingleValues,
} from '@/app/(by-link)/operator/[token]/[action]/operator-link-act'
import { DRAFT_PARAM, isPreviewPosted } from '@/lib/contract/operator-page'
import { now } from '@/lib/db/clock'
import { requireInboxLink } from '@/lib/http/open-link'
import { readPostedFields } from '@/lib/http/read-posted-fields'
import { readPostedFile } from '@/lib/http/read-posted-file'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { RefusedRequestError } from '@/lib/http/respond'
import { route } from '@/lib/http/define-route'
import { seeOther } from '@/lib/http/see-other'
import { buildSuccessNoticeQuery } from '@/lib/use-cases/links/success-notice'
import { deleteOperatorDraft, saveOperatorDraft } from '@/lib/use-cases/operator-page/save-operator-draft'
import { readPhotograph } from '@/lib/use-cases/reviews/read-photograph'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: confirm })

type Context = RouteContext<'/operator/[token]/[action]/confirm'>

/** Handle 'Confirm'. If the outcome no longer matches the preview, show a new preview. */
async function confirm(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token, action: word } = await params
  const opened = await requireInboxLink(token, request)
  const act = findOperatorLinkAct(word, opened)
  if (!act) throw new RefusedRequestError(404, { error: 'There is no such action.', code: 'not_found' })
  const confirmed = await readConfirmation(request, act)
  const fields = pickSingleValues(confirmed)
  const path = `/operator/${token}` as const
  const page = `${path}/${act.name}` as const
  const outcome = await act.confirm(confirmed, now())
  if (outcome === 'done' || outcome === 'held') {
    await deleteOperatorDraft(page, fields[DRAFT_PARAM])
    return seeOther(
      `${path}${await buildSuccessNoticeQuery(token, outcome === 'held' ? 'held' : act.name, now())}`,
    )
  }
  return seeOther(`${page}?${await formQuery(page, act, { fields, outcome })}`)
}

/** Read the form's fields; a photograph as such, or as the name of its fault. */
async function readConfirmation(
  request: Request,
  act: OperatorLinkAct,
): Promise<Readonly<Record<string, unknown>>> {
  if (act.fileField === undefined) return Object.fromEntries(await readPostedFields(request))
  const { texts, file } = await readPostedFile(request, act.fileField)
  const seen = Object.entries(texts).filter(([name]) => CONFIRMATION_FIELDS.includes(name))
  const read = typeof file === 'string' ? file : await readPhotograph(file)
  return { ...Object.fromEntries(seen), [act.fileField]: read }
}

/** Return the query that restores the form. Messages to guests are kept in a draft, not in the URL. */
async function formQuery(
  page: string,
  act: OperatorLinkAct,
  {
    fields,
    outcome,
  }: { readonly fields: Readonly<Record<string, string>>; readonly outcome: 'nothing' | 'unreadable' },
): Promise<URLSearchParams> {
  const asked = await act.fields(now())
  const isPosted = isPreviewPosted(asked)
  const kept = asked.filter(({ isTypedAtOnce }) => isPosted || act.isTypedAtOnce || isTypedAtOnce)
  const isKept = (name: string) => kept.some((field) => field.name === name)
  const typed = Object.entries(fields).filter(([name]) => !CONFIRMATION_FIELDS.includes(name))
  const query = new URLSearchParams(typed.filter(([name]) => !isKept(name)))
  if (!isPosted && kept.length > 0)
    query.set(
      DRAFT_PARAM,
      await saveOperatorDraft(page, Object.fromEntries(typed.filter(([name]) => isKept(name))), now()),
    )
  query.set(outcome === 'unreadable' ? 'invalid' : 'outdated', '')
  return query
}
