import 'server-only'
import { formatCommand } from '@/lib/contract/format-command'
import { officeDeparturePath } from '@/lib/contract/office-pages'
import { type OpenItem } from '@/lib/contract/open-item'
import { DEPARTURE_ACTION_LABELS } from '@/lib/contract/operator-page'
import { backgroundPool, database } from '@/lib/db/client'
import { listVacatedDates } from '@/lib/db/departures/departures'
import { formatDay } from '@/lib/language/dates'
import { listFailedJobs } from '@/lib/queue/failed-jobs'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { listOrphanedTours, orphanedTourText } from '@/lib/use-cases/departures/tour-snapshots'

/** What no guest waits for: failed jobs, dates that stay off sale, and tours that have lost their texts. */
export async function listUpkeepItems(now: Date): Promise<readonly OpenItem[]> {
  const [vacated, jobs, orphans] = await Promise.all([
    listVacatedItems(now),
    listFailedJobs(backgroundPool()),
    listOrphanedTours(now),
  ])
  return [
    ...vacated,
    ...jobs.map(({ key, attempts }) => ({
      kind: 'job_failed' as const,
      about: key,
      bookingId: null,
      text: `failed after ${attempts} attempts`,
      command: formatCommand('jobs retry'),
      path: null,
      acts: [],
    })),
    ...orphans.map((orphan) => ({
      kind: 'tour_without_content' as const,
      about: String(orphan.tourId),
      bookingId: null,
      text: orphanedTourText(orphan),
      command: formatCommand('booking list', '--tour', orphan.tourId),
      path: `/office/bookings?tour=${orphan.tourId}` as const,
      acts: [],
    })),
  ]
}

/** List dates that a private party has left and that are still off sale. Rule: office-bookings (docs/rules.md) */
async function listVacatedItems(now: Date): Promise<readonly OpenItem[]> {
  const vacated = await listVacatedDates(database(), now)
  return Promise.all(
    vacated.map(async (date) => ({
      kind: 'private_date_vacant' as const,
      about: `${(await loadBookedTour(database(), date, 'en')).name} on ${formatDay(date.day)}`,
      bookingId: null,
      text: 'the party that had it to itself has left; it stays off sale until you open it',
      command: formatCommand('open', date.tourId, date.day),
      path: officeDeparturePath(date),
      acts: [{ url: `${officeDeparturePath(date)}/open`, name: DEPARTURE_ACTION_LABELS.open }],
    })),
  )
}
