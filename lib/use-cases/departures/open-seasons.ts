import 'server-only'
import { tours } from '@/content/tours/all-tours'
import { helsinkiDay } from '@/lib/calendar/day'
import { nextSeason, currentOrNextSeason } from '@/lib/calendar/season'
import { type PublishCounts } from '@/lib/db/departures/save-departures'
import { openSeason } from '@/lib/use-cases/departures/open-season'

/** Open the current and the next season of every tour. Safe to run again. */
export async function openSeasons(now: Date): Promise<PublishCounts> {
  const sum = { added: 0, moved: 0, keptForGuests: 0 }
  for (const tour of tours) {
    const running = currentOrNextSeason(helsinkiDay(now), tour.season)
    for (const season of [running, nextSeason(running, tour.season)]) {
      const { added, moved, keptForGuests } = await openSeason(tour, season, now)
      sum.added += added
      sum.moved += moved
      sum.keptForGuests += keptForGuests
    }
  }
  return sum
}
