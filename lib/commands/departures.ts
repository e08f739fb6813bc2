import { listOrphanedTours, orphanedTourText } from '@/lib/use-cases/departures/known-tours'
import { openSeasons } from '@/lib/use-cases/departures/open-seasons'

/** Publish prices, times and departures, and name tours with guests that content does not have. */
export async function departures(_args: readonly string[], now: Date): Promise<void> {
  const { added, moved, keptForGuests } = await openSeasons(now)
  console.log(`Prices are published; ${added} new departures are on sale, ${moved} have new times.`)
  if (keptForGuests > 0) {
    console.log(`${keptForGuests} departures with guests keep the times that were booked.`)
  }
  for (const orphan of await listOrphanedTours(now)) console.log(sentence(orphanedTourText(orphan)))
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
