import { database } from '@/lib/db/client'
import { openSeasons } from '@/lib/use-cases/departures/open-seasons'
import { databaseUrl, isDevelopment } from '@/lib/env'
import { refuseRealDatabase } from '@/tools/site/refuse-real-database'
import { runCommand } from '@/lib/commands/run-command'
import { loadEnvFiles } from '@/lib/server/load-env-files'
import { addSampleBookings } from '@/prisma/sample-bookings'

/*
 * `npm run db:seed`: the five tours, their departures, and sample bookings that show every state of the calendar. A
 * database with guests of its own is left alone.
 */
loadEnvFiles(process.cwd(), { isDevelopment })
void runCommand(async (now) => {
  const effects = 'publish prices and dates, close some dates and fill others with sample guests'
  const word = process.env.USE_AS_DEMO
  await refuseRealDatabase(databaseUrl(), { command: 'npm run db:seed', effects, word })
  const { added } = await openSeasons(now)
  const bookings = await addSampleBookings(database(), now)
  console.log(`Seeded: ${added} new departures, ${bookings} new sample bookings.`)
})
