import { formatDay, helsinkiDay } from '@/lib/calendar/day'
import { type BookingErasure, erasePerson } from '@/lib/use-cases/privacy/erase-person'
import { parseEmail } from '@/lib/commands/parse-email'

/** Forget who has an e-mail address, and say what was forgotten, what is kept, and until when. */
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
