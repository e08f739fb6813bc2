import 'server-only'
import { findOpenChange } from '@/lib/db/bookings/changes'
import { findChoice } from '@/lib/db/bookings/choices'
import { type Db } from '@/lib/db/client'
import { listLaterEmails, type StoredEmail } from '@/lib/db/emails/emails'
import { type BookingEmail, bookingEmailSchema } from '@/lib/emails/email'
import { asksToChoose, overtakes } from '@/lib/emails/overtaken'

/**
 * Whether what an e-mail says is no longer so: the guest has chosen what it asks for, or another change of the booking was
 * told after it, which the e-mails of a command that waited let pass, or the guest has asked again for one that lapsed. While that other one can itself be undone, nobody
 * knows: then the instant is answered at which to look again.
 *
 * Rule: overtaken-emails (docs/rules.md)
 */
export async function isOvertaken(db: Db, stored: StoredEmail, now: Date): Promise<boolean | Date> {
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
      other && overtakes(other.kind, email.kind) && isLater({ ...row, ...other }, { ...stored, ...email })
    )
  })
  if (later.some(({ notBefore }) => !notBefore || notBefore <= now)) return true
  return later.find(({ notBefore }) => notBefore)?.notBefore ?? false
}

type Dated = Pick<BookingEmail, 'facts'> & Pick<StoredEmail, 'createdAt'>

/** Of the same instant that one is later which knows of more changes. */
function isLater(one: Dated, other: Dated): boolean {
  const apart = one.createdAt.getTime() - other.createdAt.getTime()
  return apart > 0 || (apart === 0 && one.facts.calendarSequence > other.facts.calendarSequence)
}

/** Null of an e-mail about something else, and of one whose words are kept no longer. */
function bookingEmailOf({ kind, facts }: StoredEmail): BookingEmail | null {
  return bookingEmailSchema.safeParse({ kind, facts }).data ?? null
}
