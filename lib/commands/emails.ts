import { plural } from '@/lib/booking/plural'
import { minutesAfter } from '@/lib/booking/hold'
import { formatInstant } from '@/lib/calendar/day'
import { database } from '@/lib/db/client'
import { listUndeliveredEmails } from '@/lib/db/emails'

/** An e-mail that has waited for so long is worth a look. */
const LONG_MINUTES = 60

/** Print the e-mails that were given up, and those that have waited long, one a line. */
export async function emails(_args: readonly string[], now: Date): Promise<void> {
  const troubled = await listUndeliveredEmails(database(), minutesAfter(now, -LONG_MINUTES))
  for (const { id, kind, recipient, createdAt, failedAt, tries, lastError } of troubled) {
    console.log(
      [
        id,
        failedAt ? `given up ${formatInstant(failedAt)}` : `waits since ${formatInstant(createdAt)}`,
        kind,
        recipient,
        plural(tries, 'try', 'tries'),
        ...(lastError ? [lastError.replace(/\s+/g, ' ')] : []),
      ].join('  '),
    )
  }
  if (troubled.length === 0) console.log('No letter was given up, and none waits for long.')
}
