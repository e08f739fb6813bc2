import { z } from 'zod'
import { formatDay, helsinkiDay } from '@/lib/calendar/day'
import { database } from '@/lib/db/client'
import { loadPersonalData } from '@/lib/db/person'
import { applyRetention } from '@/lib/use-cases/privacy/apply-retention'
import { type BookingErasure, erasePerson } from '@/lib/use-cases/privacy/erase-person'

/** Print everything that is kept about an e-mail address, as JSON. */
export async function exportPerson([given]: readonly string[]): Promise<void> {
  const email = parseEmail(given)
  const { enquiries: requests, emails: letters, ...rest } = await loadPersonalData(database(), email)
  // A count's end is a bigint, which JSON does not know.
  const plain = (_name: string, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)
  console.log(JSON.stringify({ email, ...rest, requests, letters }, plain, 2))
}

/** Erase the person behind an e-mail address, and say what was erased, what is kept, and until when. */
export async function erase(args: readonly string[], now: Date): Promise<void> {
  const isSure = args.includes('--yes')
  const email = parseEmail(args.find((arg) => arg !== '--yes'))
  const { bookings, enquiries, emails, emailsUnderWay } = await erasePerson(email, { isSure, now })
  for (const booking of bookings) console.log(`${booking.reference}: ${textOf(booking)}`)
  console.log(`Requests deleted: ${enquiries}. Letters emptied: ${emails}.`)
  if (emailsUnderWay > 0)
    console.log(
      `Letters about bookings that are kept, still to be sent: ${emailsUnderWay}. Erase again after that.`,
    )
  console.log('Stripe and your mail program keep records of their own.')
  if (!isSure) throw new Error('Nothing is erased yet: this is what would be done. Add --yes to do it.')
}

function textOf({ erasure, keptUntil }: BookingErasure): string {
  switch (erasure) {
    case 'forget':
      return 'its guest is forgotten.'
    case 'keep_for_accounts': {
      const until = keptUntil ? formatDay(helsinkiDay(keptUntil)) : 'its time is over'
      return `telephone number and requests are forgotten; name and address are kept for the accounts until ${until}.`
    }
    case 'keep_whole':
      return 'kept whole: the tour is ahead, or money is under way. Cancel it first, or erase again after that.'
  }
}

/** Erase guests and visitors whose data has reached the end of its retention. The worker does the same every day. */
export async function forget(_args: readonly string[], now: Date): Promise<void> {
  const { bookings, enquiries, emails } = await applyRetention(now)
  console.log(`Forgotten: the guests of ${bookings} bookings, ${enquiries} requests, ${emails} letters.`)
}

/** The e-mail address that a command was given. Throws with a line for the operator. */
function parseEmail(given: string | undefined): string {
  const email = z.email({ pattern: z.regexes.html5Email }).safeParse(given?.trim())
  if (!email.success) throw new Error('Name one e-mail address.')
  return email.data
}
