import { openSeasons } from '@/lib/desk/open-seasons'

/** Publish prices and departures. */
export async function departures(_args: readonly string[], now: Date): Promise<void> {
  const added = await openSeasons(now)
  console.log(`Prices are published; ${added} new departures are on sale.`)
}
