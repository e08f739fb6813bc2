import { monthOfQuery } from '@/app/office/month-of-query'
import { officeDatesPath, parseDepartureIds } from '@/lib/contract/office-pages'
import { DATES_ACTIONS } from '@/lib/contract/operator-page'
import { requireOfficeSession, requireOwnForm } from '@/lib/http/office-session'
import { route } from '@/lib/http/define-route'
import { readPostedFields } from '@/lib/http/read-posted-fields'
import { seeOther } from '@/lib/http/see-other'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: choose })

/**
 * Handle a button below the calendar: lead to the act on the dates that are ticked. It is a POST because there may be
 * more of them than a query may have fields.
 */
async function choose(request: Request): Promise<Response> {
  requireOwnForm(request)
  await requireOfficeSession(request)
  const fields = await readPostedFields(request)
  const ids = parseDepartureIds(fields.getAll('departure'))
  const act = DATES_ACTIONS.find((name) => name === fields.get('act'))
  if (!ids || !act) return seeOther(`/office/calendar?${calendarQuery(fields)}`)
  return seeOther(`${officeDatesPath(ids)}/${act}`)
}

/** The query of the calendar that was shown, which says what is wrong with what was ticked in it. */
function calendarQuery(fields: URLSearchParams): URLSearchParams {
  const { month, tour } = monthOfQuery.parse(Object.fromEntries(fields))
  return new URLSearchParams({
    ...(month !== undefined && { month }),
    ...(tour !== undefined && { tour: String(tour) }),
    ticked: fields.has('departure') ? 'many' : 'none',
  })
}
