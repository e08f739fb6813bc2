import { actPath, type ActPlace } from '@/app/acts/act-place'
import { confirmItIsYouPath } from '@/lib/contract/office-sign-in'
import { DRAFT_PARAM, isPreviewPosted } from '@/lib/contract/operator-page'
import { now } from '@/lib/db/clock'
import { readPostedFields } from '@/lib/http/read-posted-fields'
import { readPostedFile } from '@/lib/http/read-posted-file'
import { seeOther } from '@/lib/http/see-other'
import { CONFIRMATION_FIELDS, type PageAct, pickSingleValues } from '@/lib/office/page-act'
import { buildSuccessNoticeQuery } from '@/lib/use-cases/links/success-notice'
import { deleteOperatorDraft, saveOperatorDraft } from '@/lib/use-cases/operator-page/save-operator-draft'
import { readPhotograph } from '@/lib/use-cases/reviews/read-photograph'

/** Handle 'Confirm'. If the outcome no longer matches the preview, show a new preview. */
export async function confirmAct(request: Request, place: ActPlace): Promise<Response> {
  const { act, path, noticeKey } = place
  const confirmed = await readConfirmation(request, act)
  const fields = pickSingleValues(confirmed)
  const page = actPath(place)
  const { outcome } = await act.confirm(confirmed, page, now())
  if (outcome === 'done' || outcome === 'held' || outcome === 'again' || outcome === 'already') {
    await deleteOperatorDraft(page, fields[DRAFT_PARAM])
    const word = outcome === 'done' ? act.name : outcome
    return seeOther(`${path}${await buildSuccessNoticeQuery(noticeKey, word, now())}`)
  }
  const form = `${page}?${await formQuery(page, act, { fields, outcome })}` as const
  return seeOther(outcome === 'unproved' ? confirmItIsYouPath(form) : form)
}

/** Read the form's fields; a photograph as such, or as the name of its fault. */
async function readConfirmation(request: Request, act: PageAct): Promise<Readonly<Record<string, unknown>>> {
  if (act.fileField === undefined) return Object.fromEntries(await readPostedFields(request))
  const { texts, file } = await readPostedFile(request, act.fileField)
  const seen = Object.entries(texts).filter(([name]) => CONFIRMATION_FIELDS.includes(name))
  const read = typeof file === 'string' ? file : await readPhotograph(file)
  return { ...Object.fromEntries(seen), [act.fileField]: read }
}

/** Return the query that restores the form. Messages to guests are kept in a draft, not in the URL. */
async function formQuery(
  page: string,
  act: PageAct,
  {
    fields,
    outcome,
  }: {
    readonly fields: Readonly<Record<string, string>>
    readonly outcome: 'nothing' | 'unreadable' | 'unproved'
  },
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
  if (outcome === 'unreadable') query.set('invalid', '')
  if (outcome === 'nothing') query.set('outdated', fields.since ?? '')
  return query
}
