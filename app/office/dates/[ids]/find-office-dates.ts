import { type OfficeSubject } from '@/app/office/office-act'
import { officeDatesPath, parseDepartureIds } from '@/lib/contract/office-pages'
import { type PageSubject } from '@/lib/office/find-act'

type OfficeDates = OfficeSubject & { readonly subject: Extract<PageSubject, { readonly about: 'dates' }> }

/** The departures that an address of the office names; null if it names none. */
export async function findOfficeDates({ ids: text }: { readonly ids: string }): Promise<OfficeDates | null> {
  const ids = parseDepartureIds(decodeURIComponent(text).split(','))
  return ids && { subject: { about: 'dates', dates: { ids } }, path: officeDatesPath(ids) }
}
