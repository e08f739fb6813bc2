import 'server-only'
import { type Db } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history/history'
import { defineOperation } from '@/lib/db/define-operation'
import { setDepartureGuide } from '@/lib/db/departures/save-departures'
import { type SeasonDeparture, type DepartureFilter } from '@/lib/db/departures/season'
import { lockUpcomingDepartures } from '@/lib/use-cases/departures/lock-upcoming-departures'

type GuideCall = DepartureFilter & {
  readonly guideName: string | null
  /** Called with the locked departures; throws if they are not as they were shown. */
  readonly check?: (days: readonly SeasonDeparture[]) => void
}

/**
 * Set the guide for those of these departures that have not begun; null removes the guide. Returns the departures
 * as they were before.
 */
export const assignGuide = defineOperation({ work: name })

async function name(
  db: Db,
  { guideName, check, ...dates }: GuideCall,
  now: Date,
): Promise<readonly SeasonDeparture[]> {
  const days = await lockUpcomingDepartures(db, dates, now)
  check?.(days)
  const changed = days.filter((day) => day.guideName !== guideName)
  await setDepartureGuide(
    db,
    changed.map(({ id }) => id),
    guideName,
  )
  for (const { id } of changed)
    await recordHistory(db, { departureId: id, what: 'guide_named', words: guideName ?? undefined }, now)
  return days
}
