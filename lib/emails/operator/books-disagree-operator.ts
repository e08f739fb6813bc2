import { cleanLine } from '@/lib/emails/facts/clean-text'
import { type BookCheckFacts, bookCheckFactsSchema } from '@/lib/emails/facts/notice-facts'
import { defineInboxEmail } from '@/lib/emails/layout/define-email'
import { formatDay } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'

/** Reports discrepancies found in the accounts. Rule: books-agree (docs/rules.md) */
export const booksDisagreeOperator = defineInboxEmail({ facts: bookCheckFactsSchema }, (facts) => {
  const { night, count, findings } = facts
  const found = plural(count, 'finding')
  const rest = count - findings.length
  return {
    subject: `The books do not agree: ${found}`,
    preheader: findings.map(({ about, text }) => `${about}: ${text}`).join('. '),
    headline: 'The books do not agree',
    subline: `${formatDay(night)}: ${found}`,
    parts: [
      `Every night we compare seats, money, documents, e-mails and history. ${STRIPE[facts.stripe]} Each line below should agree and does not. Nothing was changed.`,
      { kind: 'table', title: 'Found', rows: findings.map(({ about, text }) => findingRow(about, text)) },
      rest > 0 && `And ${rest} more.`,
      {
        kind: 'steps',
        title: 'What to do',
        steps: [
          { title: 'Check whether it still applies', command: './ops check --stripe' },
          {
            title: 'Look at each booking listed',
            text: 'Its money, e-mails and history say what happened.',
            command: './ops booking show REFERENCE',
          },
          {
            title: 'Fix what is missing, or report it',
            text: 'Payments that Stripe has and the ledger lacks are fetched again within a day. If someone has changed the database, forward this e-mail to the developer; do not repair it by hand.',
          },
        ],
      },
    ],
  }
})

const STRIPE: Readonly<Record<BookCheckFacts['stripe'], string>> = {
  compared: 'The ledger was compared with Stripe as well.',
  away: 'Stripe did not answer: the ledger was not compared with it.',
  off: 'Stripe is not set up: there is nothing to compare the ledger with.',
}

function findingRow(about: string, text: string) {
  return { label: cleanLine(about), value: cleanLine(text) }
}
