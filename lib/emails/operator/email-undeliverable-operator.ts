import { commandLine } from '@/lib/contract/command-line'
import { shownEmail } from '@/lib/contract/shown-email'
import { cleanLine } from '@/lib/emails/facts/clean-text'
import { undeliverableFactsSchema } from '@/lib/emails/facts/notice-facts'
import { inboxEmail } from '@/lib/emails/layout/frame'
import { linkButton } from '@/lib/emails/parts/buttons'
import { formatInstant } from '@/lib/language/dates'

export const emailUndeliverableOperator = inboxEmail({ facts: undeliverableFactsSchema }, (facts) => {
  const subject = cleanLine(facts.subject)
  const owed = formatInstant(new Date(facts.queuedAt))
  return {
    subject: `E-mail not delivered: ${subject}`,
    preheader: `It was tried since ${owed}, and is given up.`,
    headline: 'An e-mail could not be delivered',
    subline: subject,
    parts: [
      'The mail server did not take this e-mail, however often it was tried. It is given up until you send it again.',
      {
        kind: 'table',
        title: 'The e-mail',
        rows: [
          { label: 'Subject', value: subject, isStrong: true },
          { label: 'To', value: facts.recipients.map((one) => shownEmail(cleanLine(one))).join('\n') },
          { label: 'Tried since', value: owed },
          { label: 'Given up', value: formatInstant(new Date(facts.givenUpAt)) },
          { label: 'Last answer', value: cleanLine(facts.reason) },
        ],
      },
      linkButton('Open the booking', facts.bookingUrl),
      {
        kind: 'steps',
        title: 'What to do',
        steps: [
          {
            title: 'Look at the address',
            text: 'Where a guest mistyped it, tell the guest by telephone what the e-mail would have said.',
          },
          {
            title: 'Send it again when the mail server takes it',
            command: commandLine('emails resend', facts.emailId),
          },
          { title: 'See which others wait or were given up', command: commandLine('emails list') },
        ],
      },
    ],
  }
})
