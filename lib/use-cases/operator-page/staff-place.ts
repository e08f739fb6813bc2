import 'server-only'
import { officeBookingPath } from '@/lib/contract/office-pages'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { formatStamp } from '@/lib/language/dates'
import { operatorBookingUrl } from '@/lib/use-cases/links/operator-urls'
import { type Stamp } from '@/lib/words/history/history-line'

/** Where staff read a page: behind a link in an e-mail to an inbox, or signed in to the office. */
export type StaffPlace = {
  /** The page's path, without a slash at the end. */
  readonly path: `/${string}`
  /** The inbox that the link was sent to; null in the office, whose pages show what a link that is forwarded must not. */
  readonly inbox: string | null
}

/** The address of a booking's page, for the reader of this one. */
export async function staffBookingUrl(
  booking: Pick<StoredBooking, 'id' | 'reference' | 'inboxLinkVersion'>,
  { inbox }: Pick<StaffPlace, 'inbox'>,
): Promise<string> {
  return inbox === null ? officeBookingPath(booking) : operatorBookingUrl(database(), booking, inbox)
}

/** How the instants of a history are written for the reader of a page. */
export function placeStamp({ inbox }: Pick<StaffPlace, 'inbox'>): Stamp | undefined {
  return inbox === null ? formatStamp : undefined
}
