import 'server-only'
import { z } from 'zod'
import { helsinkiDay } from '@/lib/calendar/day'
import { StaleViewError } from '@/lib/db/history/history-mark'
import { formatDay } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'
import { personAct } from '@/lib/office/act'
import { definePersonCommand } from '@/lib/office/command'
import { digestLines } from '@/lib/office/departure/shown-days'
import { nothingToDoOutcome, readyOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { captureEmails } from '@/lib/use-cases/outbox/capture-emails'
import {
  type BookingErasure,
  erasePersonByEmail,
  type PersonErasure,
} from '@/lib/use-cases/privacy/erase-person-by-email'

const OTHER_RECORDS = 'Stripe and your mail program keep their own records.'

/** Erase the person with an e-mail address, except for what the accounts need. Rule: erasure (docs/rules.md) */
export const erasePersonAct = personAct({
  done: `The data is erased, except for what we must keep. ${OTHER_RECORDS}`,
  input: z.object({}),
  async run({ address, how, shown, now }) {
    if (address === '') return nothingToDoOutcome('This person has been erased already.')
    // An e-mail about seats that lapse in passing is erased too, so it is not counted.
    const { answer: ahead } = await captureEmails(() => erasePersonByEmail.preview(address, now))
    const unsettled = ahead.bookings.filter(({ erasure }) => erasure === 'unsettled')
    if (unsettled.length > 0)
      return refusedOutcome(
        `Nothing was erased: money is due or on its way, or a choice or a dispute is open (${unsettled.map(({ reference }) => reference).join(', ')}). Try again once that is settled.`,
      )
    const { bookings, enquiries, emails, emailsUnderWay, waiting } = ahead
    if (bookings.length + enquiries + emails + emailsUnderWay + waiting === 0)
      return nothingToDoOutcome('Nothing is stored about this address.')
    const lines = toLines(ahead)
    const digest = digestLines([address, ...lines])
    if (shown !== undefined && shown !== digest) throw new StaleViewError()
    if (how === 'run') await erasePersonByEmail.run(address, now)
    const erased = `${plural(enquiries, 'enquiry', 'enquiries')}, the text of ${plural(emails, 'e-mail')}`
    return readyOutcome(lines, {}, { shown: digest, done: `Erased: ${erased}. ${OTHER_RECORDS}` })
  },
})

export const erasePersonCommand = definePersonCommand('privacy erase', {
  about: 'erase the person with this e-mail address, except for what the accounts need',
  examples: ['aino@example.com --dry-run', 'aino@example.com'],
  act: () => erasePersonAct,
})

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
