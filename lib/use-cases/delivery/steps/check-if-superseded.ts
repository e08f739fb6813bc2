import 'server-only'
import { findOpenChange } from '@/lib/db/bookings/changes'
import { findChoice } from '@/lib/db/bookings/choices'
import { type Db } from '@/lib/db/client'
import { listLaterEmails, type StoredEmail } from '@/lib/db/emails/emails'
import { type BookingEmail, bookingEmailSchema } from '@/lib/emails/email'
import { asksToChoose, supersedes } from '@/lib/emails/superseded'

/**
 * Whether an e-mail is out of date: the guest has already made the choice it asks for, a later change was e-mailed
 * while this e-mail's command could be undone, or the guest has requested a lapsed change again. If the later change
 * can still be undone too, returns the time at which to check again.
 *
 * Rule: overtaken-emails (docs/rules.md)
 */
export async function checkIfSuperseded(db: Db, stored: StoredEmail, now: Date): Promise<boolean | Date> {
  const email = bookingEmailOf(stored)
  if (!email || stored.resentAt) return false
  if (stored.choiceId && asksToChoose(email.kind)) {
    const choice = await findChoice(db, stored.choiceId)
    if (choice?.chosen) return true
  }
  const tellsOfLapse = email.kind === 'change-lapsed-guest'
  if (!stored.commandId && !tellsOfLapse) return false
  if (tellsOfLapse && stored.bookingId && (await findOpenChange(db, stored.bookingId))) return true
  const later = (await listLaterEmails(db, stored)).filter((row) => {
    const other = bookingEmailOf(row)
    return (
      other && supersedes(other.kind, email.kind) && isLater({ ...row, ...other }, { ...stored, ...email })
    )
  })
  if (later.some(({ notBefore }) => !notBefore || notBefore <= now)) return true
  return later.find(({ notBefore }) => notBefore)?.notBefore ?? false
}

type Dated = Pick<BookingEmail, 'facts'> & Pick<StoredEmail, 'createdAt'>

/**
 * Whether one e-mail is later than another. Of two queued at the same instant, the one with the higher calendar
 * sequence is later.
 */
function isLater(one: Dated, other: Dated): boolean {
  const apart = one.createdAt.getTime() - other.createdAt.getTime()
  return apart > 0 || (apart === 0 && one.facts.calendarSequence > other.facts.calendarSequence)
}

/** Parse an e-mail about a booking. Null if it is about something else, or its text has been deleted. */
function bookingEmailOf({ kind, facts }: StoredEmail): BookingEmail | null {
  return bookingEmailSchema.safeParse({ kind, facts }).data ?? null
}
