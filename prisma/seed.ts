import { database } from '@/lib/db/client'
import { openSeasons } from '@/lib/desk/open-seasons'
import { runCommand } from '@/lib/ops/run-command'
import { addSampleBookings } from '@/prisma/sample-bookings'

/* `npm run db:seed`: the five tours, their departures, and sample bookings that show every state of the calendar. */
void runCommand(async (now) => {
  const { added } = await openSeasons(now)
  const bookings = await addSampleBookings(database(), now)
  console.log(`Seeded: ${added} new departures, ${bookings} new sample bookings.`)
})
