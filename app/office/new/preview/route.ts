import { NEW_BOOKING_PATH } from '@/lib/contract/office-pages'
import { DATES_OF_PARAM, DRAFT_PARAM, EDIT_AGAIN_PARAM, isForOtherDates } from '@/lib/contract/operator-page'
import { now } from '@/lib/db/clock'
import { requireOfficeSession, requireOwnForm } from '@/lib/http/office-session'
import { route } from '@/lib/http/define-route'
import { readPostedFields } from '@/lib/http/read-posted-fields'
import { seeOther } from '@/lib/http/see-other'
import { NEW_BOOKING_FIELDS } from '@/lib/office/booking/new-input'
import { saveOperatorDraft } from '@/lib/use-cases/operator-page/save-operator-draft'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: preview })

/**
 * Handle 'See what it comes to', and 'Show the dates of the tour', which the Enter key presses as well: unless another
 * tour is chosen, both show the preview. Changes nothing yet.
 */
async function preview(request: Request): Promise<Response> {
  requireOwnForm(request)
  await requireOfficeSession(request)
  const posted = await readPostedFields(request)
  const names = ['tour', 'departure', ...NEW_BOOKING_FIELDS.map(({ name }) => name)]
  const typed = Object.fromEntries(names.map((name) => [name, posted.get(name) ?? '']))
  const query = new URLSearchParams({
    [DRAFT_PARAM]: await saveOperatorDraft(NEW_BOOKING_PATH, typed, now()),
  })
  if (isForOtherDates(posted.get(DATES_OF_PARAM), typed.tour)) query.set(EDIT_AGAIN_PARAM, '')
  return seeOther(`${NEW_BOOKING_PATH}?${query}`)
}
