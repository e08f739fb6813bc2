import { type ActPlace } from '@/app/acts/act-place'
import { requireOfficeAct } from '@/app/acts/office-act'
import { officeDeparturePath } from '@/lib/contract/office-pages'
import { now } from '@/lib/db/clock'
import { database } from '@/lib/db/client'
import { findDeparture } from '@/lib/db/departures/departures'
import { type PageSubject } from '@/lib/office/find-act'

type OfficeDeparture = Extract<PageSubject, { readonly about: 'departure' }>

const ID = /^[1-9]\d{0,8}$/

/** Find the departure that an address of the office names. */
export async function findOfficeDeparture(id: string): Promise<OfficeDeparture | null> {
  const departure = ID.test(id) ? await findDeparture(database(), Number(id), now()) : null
  return departure && { about: 'departure', departure }
}

/** Find the act on a departure that a form of the office is about. Throws as `requireOfficeAct` does. */
export function requireOfficeDepartureAct(
  request: Request,
  { id, action }: { readonly id: string; readonly action: string },
): Promise<ActPlace> {
  return requireOfficeAct(request, action, async () => {
    const subject = await findOfficeDeparture(id)
    return subject && { subject, path: officeDeparturePath(subject.departure) }
  })
}
