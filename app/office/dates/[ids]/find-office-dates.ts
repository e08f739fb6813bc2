import { type OfficeSubject } from '@/app/office/office-act'
import { officeDatesPath, parseDepartureIds } from '@/lib/contract/office-pages'
import { database } from '@/lib/db/client'
import { loadDepartureDays } from '@/lib/db/departures/departures'
import { type PageSubject } from '@/lib/office/find-act'

type OfficeDates = OfficeSubject & { readonly subject: Extract<PageSubject, { readonly about: 'dates' }> }

/** The departures that an address of the office names; null if it names none, or one that does not exist. */
export async function findOfficeDates({ ids: text }: { readonly ids: string }): Promise<OfficeDates | null> {
  const ids = parseDepartureIds(text.split(/,|%2C/i))
  if (!ids || (await loadDepartureDays(database(), ids)).size < ids.length) return null
  return { subject: { about: 'dates', dates: { ids } }, path: officeDatesPath(ids) }
}
