import { type ActPlace } from '@/app/acts/act-place'
import { requireOfficeAct } from '@/app/acts/office-act'
import { officeDatesPath, parseDepartureIds } from '@/lib/contract/office-pages'
import { type PageSubject } from '@/lib/office/find-act'

type OfficeDates = Extract<PageSubject, { readonly about: 'dates' }> & { readonly path: `/office/${string}` }

/** The departures that an address of the office names; null if it is not one of ours. */
export function findOfficeDates(ids: string): OfficeDates | null {
  const parsed = parseDepartureIds(decodeURIComponent(ids).split(','))
  return parsed && { about: 'dates', dates: { ids: parsed }, path: officeDatesPath(parsed) }
}

/** Find the act on several departures that a form of the office is about. Throws as `requireOfficeAct` does. */
export function requireOfficeDatesAct(
  request: Request,
  { ids, action }: { readonly ids: string; readonly action: string },
): Promise<ActPlace> {
  return requireOfficeAct(request, action, async () => {
    const subject = findOfficeDates(ids)
    return subject && { subject, path: subject.path }
  })
}
