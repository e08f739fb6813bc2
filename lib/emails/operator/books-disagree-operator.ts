import { cleanLine } from '@/lib/emails/facts/clean-text'
import { type BooksFacts, booksFactsSchema } from '@/lib/emails/facts/notice-facts'
import { inboxEmail } from '@/lib/emails/layout/frame'
import { formatDay } from '@/lib/language/dates'
import { plural } from '@/lib/language/plural'

/** Rule: books-agree (docs/rules.md) */
export const booksDisagreeOperator = inboxEmail({ facts: booksFactsSchema }, (facts) => {
  const { night, count, findings } = facts
  const found = plural(count, 'finding')
  const rest = count - findings.length
  return {
    subject: `The books do not agree: ${found}`,
    preheader: findings.map(({ about, text }) => `${about}: ${text}`).join('. '),
    headline: 'The books do not agree',
    subline: `${formatDay(night)}: ${found}`,
    parts: [
      `Every night seats, money, documents, e-mails and history are compared. ${STRIPE[facts.stripe]} Each line below is something that should agree and does not. Nothing was changed.`,
      { kind: 'table', title: 'Found', rows: findings.map(({ about, text }) => findingRow(about, text)) },
      rest > 0 && `And ${rest} more.`,
      {
        kind: 'steps',
        title: 'What to do',
        steps: [
          { title: 'See whether it is still so', command: './ops check --stripe' },
          {
            title: 'Look at each booking that is named',
            text: 'Its money, e-mails and history say what happened.',
            command: './ops booking show REFERENCE',
          },
          {
            title: 'Settle what is missing, or pass it on',
            text: 'What Stripe has and the ledger lacks is read again within a day. What a person changed in the database goes to the developer, with this e-mail; do not mend it by hand.',
          },
        ],
      },
    ],
  }
})

const STRIPE: Readonly<Record<BooksFacts['stripe'], string>> = {
  compared: 'The ledger was compared with Stripe as well.',
  away: 'Stripe did not answer: the ledger was not compared with it.',
  off: 'Stripe is not set up: there is nothing to compare the ledger with.',
}

function findingRow(about: string, text: string) {
  return { label: cleanLine(about), value: cleanLine(text) }
}
