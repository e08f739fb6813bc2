import { actPath, type ActPlace } from '@/app/acts/act-place'
import { DRAFT_PARAM, isPreviewPosted } from '@/lib/contract/operator-page'
import { now } from '@/lib/db/clock'
import { readPostedFields } from '@/lib/http/read-posted-fields'
import { RefusedRequestError } from '@/lib/http/respond'
import { seeOther } from '@/lib/http/see-other'
import { saveOperatorDraft } from '@/lib/use-cases/operator-page/save-operator-draft'

/**
 * Handle 'See what changes' for a form with messages to guests, which must not appear in a URL. Changes nothing yet.
 */
export async function previewAct(request: Request, place: ActPlace): Promise<Response> {
  const asked = await place.act.fields(now())
  if (!isPreviewPosted(asked))
    throw new RefusedRequestError(404, { error: 'There is no such preview.', code: 'not_found' })
  const typed = await readPostedFields(request)
  const fields = Object.fromEntries(asked.map(({ name }) => [name, typed.getAll(name).join()]))
  const page = actPath(place)
  return seeOther(`${page}?${DRAFT_PARAM}=${await saveOperatorDraft(page, fields, now())}`)
}
