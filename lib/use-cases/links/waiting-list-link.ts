import 'server-only'
import { database, type Db } from '@/lib/db/client'
import {
  findOfferedPartyId,
  findPartyLanguage,
  listWaitingDates,
  type WaitingDate,
} from '@/lib/db/waiting/waiting-list'
import { env } from '@/lib/env'
import { openWithAttemptLimit } from '@/lib/use-cases/links/open-with-attempt-limit'
import { readGuestToken, signGuestToken } from '@/lib/use-cases/links/guest-token'
import { guestPath } from '@/lib/use-cases/links/guest-url'
import { WAITING_LINK_VERSIONS } from '@/lib/use-cases/links/link-language'

/** The URL where a guest who was offered a place can leave the waiting list; null for any other booking. */
export async function findWaitingListUrl(db: Db, offerId: string): Promise<string | null> {
  const partyId = await findOfferedPartyId(db, offerId)
  return partyId === null ? null : waitingListUrl(db, partyId)
}

/** The URL where a party confirms its place on the waiting list or leaves it. */
export async function waitingListUrl(db: Db, partyId: string): Promise<string> {
  const version = WAITING_LINK_VERSIONS[await findPartyLanguage(db, partyId)]
  return `${env().SITE_URL}/waiting/${await signGuestToken(db, { kind: 'waiting', subjectId: partyId, version })}`
}

/** Find the party that a link is for, and the dates it is waiting for. Changes nothing. */
export function openWaitingPartyLink(token: string, client: string, now: Date) {
  return openWithAttemptLimit(client, async () => {
    const link = await readGuestToken(token, 'waiting')
    if (!link) return null
    const partyId = link.subjectId
    const dates = await listWaitingDates(database(), partyId, now)
    return { partyId, dates: await Promise.all(dates.map(withOffer)) }
  })
}

/** Add the payment link for the place that the party has been offered, if any. */
async function withOffer({ payBy, bookingId, linkVersion, ...date }: WaitingDate) {
  if (payBy === null || bookingId === null || linkVersion === null) return { ...date, bookingId, offer: null }
  const bookingPath = await guestPath(database(), { id: bookingId, linkVersion })
  return { ...date, bookingId, offer: { payBy, bookingPath } }
}
