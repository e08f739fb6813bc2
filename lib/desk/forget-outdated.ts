import 'server-only'
import { retention } from '@/content/policies'
import { A_DAY_MINUTES, minutesAfter } from '@/lib/booking/hold'
import { inTransaction } from '@/lib/db/client'
import { forgetOutdated, type Forgotten } from '@/lib/db/outdated'
import { lapseOverdue } from '@/lib/desk/settle-overdue'

/** Forget people whose data we have kept as long as we say that we keep it. Source: privacy policy, "How long". */
export async function forgetOutdatedPeople(now: Date): Promise<Forgotten> {
  // A booking that lapses later would owe its guest a letter.
  while ((await lapseOverdue(now)) > 0);
  return inTransaction((db) =>
    forgetOutdated(db, {
      bookings: yearsBefore(now, retention.bookingYears),
      requests: yearsBefore(now, retention.requestYears),
      letters: minutesAfter(now, -retention.letterDays * A_DAY_MINUTES),
    }),
  )
}

function yearsBefore(now: Date, years: number): Date {
  const before = new Date(now)
  before.setUTCFullYear(now.getUTCFullYear() - years)
  return before
}
