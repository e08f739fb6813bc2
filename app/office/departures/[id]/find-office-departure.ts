import { type OfficeSubject } from '@/app/office/office-act'
import { officeDeparturePath, parseDepartureIds } from '@/lib/contract/office-pages'
import { now } from '@/lib/db/clock'
import { database } from '@/lib/db/client'
import { findDeparture } from '@/lib/db/departures/departures'
import { type PageSubject } from '@/lib/office/find-act'

type OfficeDeparture = OfficeSubject & {
  readonly subject: Extract<PageSubject, { readonly about: 'departure' }>
}

/** Find the departure that an address of the office names. */
export async function findOfficeDeparture({
  id: text,
}: {
  readonly id: string
}): Promise<OfficeDeparture | null> {
  const [id] = parseDepartureIds([text]) ?? []
  const departure = id === undefined ? null : await findDeparture(database(), id, now())
  return departure && { subject: { about: 'departure', departure }, path: officeDeparturePath(departure) }
}
