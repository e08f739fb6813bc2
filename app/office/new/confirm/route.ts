import { runAsSigned } from '@/app/office/run-as-signed'
import { NEW_BOOKING_PATH, officeBookingPath } from '@/lib/contract/office-pages'
import { DRAFT_PARAM } from '@/lib/contract/operator-page'
import { now } from '@/lib/db/clock'
import { requireOfficeSession, requireOwnForm } from '@/lib/http/office-session'
import { route } from '@/lib/http/define-route'
import { readPostedFields } from '@/lib/http/read-posted-fields'
import { seeOther } from '@/lib/http/see-other'
import { findNewBookingAct } from '@/lib/office/booking/new-on-page'
import { CONFIRMATION_FIELDS, pickSingleValues } from '@/lib/office/page-act'
import { buildSuccessNoticeQuery } from '@/lib/use-cases/links/success-notice'
import { findChosenDeparture } from '@/lib/use-cases/office/load-new-booking'
import { loadDraft, saveOperatorDraft } from '@/lib/use-cases/operator-page/save-operator-draft'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: confirm })

/**
 * Handle 'Confirm': make the booking and show it. Pressed twice, both lead to the same booking, whose reference takes
 * the place of what was typed. If something has changed since the preview, the page says what.
 */
async function confirm(request: Request): Promise<Response> {
  requireOwnForm(request)
  const signed = await requireOfficeSession(request)
  const posted = pickSingleValues(Object.fromEntries(await readPostedFields(request)))
  const { [DRAFT_PARAM]: key = '', ...typed } = posted
  const departure = await findChosenDeparture(typed, now())
  const act = findNewBookingAct(departure, runAsSigned(signed))
  const { outcome, newReference } = (await act?.confirm(typed, NEW_BOOKING_PATH, now())) ?? {}
  const draft = await loadDraft(NEW_BOOKING_PATH, key, now())
  const booked = newReference ?? draft?.booked
  if (booked === undefined) {
    const kept = Object.entries(typed).filter(([name]) => !CONFIRMATION_FIELDS.includes(name))
    const keptAs = draft ? key : await saveOperatorDraft(NEW_BOOKING_PATH, Object.fromEntries(kept), now())
    const outdated = typed.since ?? ''
    return seeOther(`${NEW_BOOKING_PATH}?${new URLSearchParams({ [DRAFT_PARAM]: keptAs, outdated })}`)
  }
  if (newReference && draft) await saveOperatorDraft(NEW_BOOKING_PATH, { booked }, now(), key)
  const word = outcome === 'done' || outcome === 'held' ? 'new-booking' : 'again'
  const notice = await buildSuccessNoticeQuery(signed.session.id, word, now())
  return seeOther(`${officeBookingPath({ reference: booked })}${notice}`)
}
