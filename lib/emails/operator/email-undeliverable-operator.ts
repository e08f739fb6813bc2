import { formatCommand } from '@/lib/contract/format-command'
import { displayEmail } from '@/lib/contract/display-email'
import { cleanLine } from '@/lib/emails/facts/clean-text'
import { undeliverableEmailFactsSchema } from '@/lib/emails/facts/notice-facts'
import { defineInboxEmail } from '@/lib/emails/layout/define-email'
import { linkButton } from '@/lib/emails/parts/buttons'
import { formatInstant } from '@/lib/language/dates'

export const emailUndeliverableOperator = defineInboxEmail(
  { facts: undeliverableEmailFactsSchema },
  (facts) => {
    const subject = cleanLine(facts.subject)
    const owed = formatInstant(new Date(facts.queuedAt))
    return {
      subject: `E-mail not delivered: ${subject}`,
      preheader: `We have tried since ${owed} and have stopped.`,
      headline: 'An e-mail could not be delivered',
      subline: subject,
      parts: [
        'The mail server has refused this e-mail every time. It is not tried again until you resend it.',
        {
          kind: 'table',
          title: 'The e-mail',
          rows: [
            { label: 'Subject', value: subject, isStrong: true },
            { label: 'To', value: facts.recipients.map((one) => displayEmail(cleanLine(one))).join('\n') },
            { label: 'Tried since', value: owed },
            { label: 'Stopped', value: formatInstant(new Date(facts.givenUpAt)) },
            { label: 'Last error', value: cleanLine(facts.reason) },
          ],
        },
        linkButton('Open the booking', facts.bookingUrl),
        {
          kind: 'steps',
          title: 'What to do',
          steps: [
            {
              title: 'Look at the address',
              text: 'If a guest mistyped it, tell them by phone what the e-mail says.',
            },
            {
              title: 'Send it again once the mail server accepts it',
              command: formatCommand('emails resend', facts.emailId),
            },
            { title: 'See which others are waiting or have failed', command: formatCommand('emails list') },
          ],
        },
      ],
    }
  },
)
