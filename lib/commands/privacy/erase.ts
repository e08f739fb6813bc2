import { type Command } from 'commander'
import { helsinkiDay } from '@/lib/calendar/day'
import { carryOut } from '@/lib/commands/carry-out'
import { RefusedCommandError } from '@/lib/commands/failures'
import { parseEmail } from '@/lib/commands/parse-email'
import { addChangeOptions, type ChangeOptions, type Clock, defineSubcommand } from '@/lib/commands/subcommand'
import { formatDay } from '@/lib/language/dates'
import { plural } from '@/lib/language/plural'
import { type BookingErasure, erasePerson, type PersonErasure } from '@/lib/use-cases/privacy/erase-person'

export function addPrivacyEraseCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'privacy erase', {
    about: 'forget who has an e-mail address, but for what the accounts need',
    examples: ['aino@example.com --dry-run', 'aino@example.com'],
  }).argument('<email>', 'in any case', parseEmail)
  addChangeOptions(command).action((email: string, options: ChangeOptions) => erase(email, options, clock()))
}

async function erase(email: string, options: ChangeOptions, now: Date): Promise<void> {
  const ahead = await erasePerson.preview(email, now)
  const unsettled = ahead.bookings.filter(({ erasure }) => erasure === 'unsettled')
  if (unsettled.length > 0)
    throw new RefusedCommandError(
      `Nothing is erased: money is owed or under way, or a choice or a dispute is open (${unsettled.map(({ reference }) => reference).join(', ')}). Erase again when that is settled.`,
    )
  await carryOut(
    {
      preview: toLines(ahead),
      act: async () => {
        const done = await erasePerson.run(email, now)
        return [
          `Erased: ${plural(done.enquiries, 'enquiry', 'enquiries')}, the words of ${plural(done.emails, 'e-mail')}.`,
          'Stripe and your mail program keep records of their own.',
        ]
      },
    },
    options,
  )
}

function toLines({ bookings, enquiries, emails, emailsUnderWay, waiting }: PersonErasure): readonly string[] {
  return [
    ...bookings.map((booking) => `${booking.reference}: ${erasureText(booking)}`),
    `Enquiries to delete: ${enquiries}. E-mails to empty: ${emails}.`,
    ...(waiting > 0 ? [`${plural(waiting, 'party', 'parties')} on the waiting list: taken off it.`] : []),
    ...(emailsUnderWay > 0
      ? [`E-mails about bookings that are kept, still to be sent: ${emailsUnderWay}. Erase again after that.`]
      : []),
  ]
}

function erasureText({ erasure, keptUntil }: BookingErasure): string {
  switch (erasure) {
    case 'forget':
      return 'its guest is forgotten.'
    case 'keep_for_accounts': {
      const until = keptUntil ? formatDay(helsinkiDay(keptUntil)) : 'its time is over'
      return `telephone number and requests are forgotten; name and address are kept for the accounts until ${until}.`
    }
    case 'keep_whole':
      return 'kept whole: the tour is ahead. Cancel it first, or erase again after that.'
    case 'unsettled':
      return 'kept whole: it is not settled.'
  }
}
