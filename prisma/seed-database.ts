import { database } from '@/lib/db/client'
import { actAs } from '@/lib/db/history/actor'
import { databaseUrl, readDemoConfirmation } from '@/lib/env'
import { openSeasons } from '@/lib/use-cases/departures/open-season'
import { refuseRealDatabase } from '@/tools/site/refuse-real-database'
import { addSampleBookings } from '@/prisma/sample-bookings'

/**
 * Add the five tours, their departures from today on, and sample bookings that show every state of the calendar. Safe
 * to repeat. Throws `Failure` and changes nothing if the database has real guests.
 */
export async function seedDatabase(now: Date): Promise<void> {
  const effects = 'publish prices and dates, close some dates and fill others with sample guests'
  await refuseRealDatabase(databaseUrl(), {
    command: 'npm run db:seed',
    effects,
    word: readDemoConfirmation(),
  })
  const { added } = await actAs('command', () => openSeasons(now))
  const bookings = await addSampleBookings(database(), now)
  console.log(`Seeded: ${added} new departures, ${bookings} new sample bookings.`)
}
