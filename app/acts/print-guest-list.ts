import { now } from '@/lib/db/clock'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { fileResponse } from '@/lib/http/file-response'
import { RefusedRequestError } from '@/lib/http/respond'
import { loadGuestList } from '@/lib/use-cases/departures/load-guest-list'
import { renderGuestList } from '@/lib/use-cases/departures/render-guest-list'

/**
 * Download a departure's guest list as an A4 page. A link to an inbox leaves out the health notes, a guide's link who
 * has paid; the office prints the guide's list.
 *
 * @param departure  null if the link is not to a departure
 */
export async function printGuestList(
  departure: StoredDeparture | null,
  reader: 'departure' | 'guide',
): Promise<Response> {
  const listing = departure && (await loadGuestList(departure, now()))
  if (!listing) throw new RefusedRequestError(404, { error: 'There is no such list.', code: 'not_found' })
  const { departure: listed, rows } = listing
  const hidden = reader === 'guide' ? ({ state: 'confirmed' } as const) : { health: null }
  const printed = rows.map((row) => ({ ...row, booking: { ...row.booking, ...hidden } }))
  return fileResponse({
    filename: `list-${listed.tourId}-${listed.day}.pdf`,
    contentType: 'application/pdf',
    content: await renderGuestList(listed, printed, now()),
    isShown: true,
  })
}
