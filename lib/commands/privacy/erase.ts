import { type Command } from 'commander'
import { helsinkiDay } from '@/lib/calendar/day'
import { confirmAndRun } from '@/lib/commands/confirm-and-run'
import { RefusedCommandError } from '@/lib/commands/failures'
import { parseEmailArgument } from '@/lib/commands/parse-email-argument'
import {
  addConfirmationOptions,
  type ConfirmationOptions,
  type Clock,
  defineSubcommand,
} from '@/lib/commands/subcommand'
import { formatDay } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'
import {
  type BookingErasure,
  erasePersonByEmail,
  type PersonErasure,
} from '@/lib/use-cases/privacy/erase-person-by-email'

export function addPrivacyEraseCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'privacy erase', {
    about: 'erase the person with this e-mail address, except for what the accounts need',
    examples: ['aino@example.com --dry-run', 'aino@example.com'],
  }).argument('<email>', 'in upper or lower case', parseEmailArgument)
  addConfirmationOptions(command).action((email: string, options: ConfirmationOptions) =>
    erase(email, options, clock()),
  )
}

async function erase(email: string, options: ConfirmationOptions, now: Date): Promise<void> {
  const ahead = await erasePersonByEmail.preview(email, now)
  const unsettled = ahead.bookings.filter(({ erasure }) => erasure === 'unsettled')
  if (unsettled.length > 0)
    throw new RefusedCommandError(
      `Nothing was erased: money is due or on its way, or a choice or a dispute is open (${unsettled.map(({ reference }) => reference).join(', ')}). Try again once that is settled.`,
    )
  await confirmAndRun(
    {
      preview: toLines(ahead),
      act: async () => {
        const done = await erasePersonByEmail.run(email, now)
        return [
          `Erased: ${plural(done.enquiries, 'enquiry', 'enquiries')}, the text of ${plural(done.emails, 'e-mail')}.`,
          'Stripe and your mail program keep their own records.',
        ]
      },
    },
    options,
  )
}

function toLines({ bookings, enquiries, emails, emailsUnderWay, waiting }: PersonErasure): readonly string[] {
  return [
    ...bookings.map((booking) => `${booking.reference}: ${erasureText(booking)}`),
    `Enquiries to delete: ${enquiries}. E-mails to clear: ${emails}.`,
    ...(waiting > 0 ? [`${plural(waiting, 'party', 'parties')} to take off the waiting list.`] : []),
    ...(emailsUnderWay > 0
      ? [
          `E-mails about bookings that are kept, still to be sent: ${emailsUnderWay}. Erase again once they are sent.`,
        ]
      : []),
  ]
}

function erasureText({ erasure, keptUntil }: BookingErasure): string {
  switch (erasure) {
    case 'forget':
      return 'the guest’s details are erased.'
    case 'keep_for_accounts': {
      const until = keptUntil ? formatDay(helsinkiDay(keptUntil)) : 'they are no longer needed'
      return `phone number and requests are erased; name and address are kept for the accounts until ${until}.`
    }
    case 'keep_whole':
      return 'kept, because the tour is still ahead. Cancel the booking first, or erase again after the tour.'
    case 'unsettled':
      return 'kept, because it is not settled.'
  }
}
