import { formatCommand } from '@/lib/contract/format-command'
import { cleanLine } from '@/lib/emails/facts/clean-text'
import { type UnknownPaymentFacts, unknownPaymentFactsSchema } from '@/lib/emails/facts/notice-facts'
import { type Row } from '@/lib/emails/layout/email-draft'
import { defineInboxEmail } from '@/lib/emails/layout/define-email'
import { formatEuros } from '@/lib/language/money'

export const paymentUnknownOperator = defineInboxEmail({ facts: unknownPaymentFactsSchema }, (facts) => {
  const amount = amountText(facts)
  return {
    subject: `A payment of ${amount} has no booking`,
    preheader: 'A guest has paid on one of our pages, and the booking is not in the database.',
    headline: `A payment of ${amount} has no booking`,
    subline: facts.reference ? cleanLine(facts.reference) : facts.sessionId,
    parts: [
      `A guest has paid ${amount} on one of our Stripe pages for a booking that is not in the database: the database was restored from a backup, or another site uses the same Stripe account. It is not refunded automatically.`,
      `After a restore, ${formatCommand('reconcile')} rebuilds the booking where there is room: make room and run it again, or refund the payment in Stripe’s dashboard and write to the guest.`,
      'The metadata of the payment there has tour, date, name, e-mail address and guests.',
      { kind: 'button', label: 'Look in Stripe', url: dashboardUrl(facts) },
      { kind: 'table', title: 'The payment', rows: paymentRows(facts) },
    ],
  }
})

function amountText({ cents, currency }: UnknownPaymentFacts): string {
  return currency === 'eur' ? formatEuros(cents) : `${cents / 100} ${cleanLine(currency.toUpperCase())}`
}

function dashboardUrl({ paymentIntentId }: UnknownPaymentFacts): string {
  const payments = 'https://dashboard.stripe.com/payments'
  return paymentIntentId ? `${payments}/${encodeURIComponent(paymentIntentId)}` : payments
}

function paymentRows({ reference, day, sessionId, paymentIntentId }: UnknownPaymentFacts): readonly Row[] {
  const rows = [
    ['Reference', reference],
    ['Date', day],
    ['Payment', paymentIntentId],
    ['Payment page', sessionId],
  ] as const
  return rows.flatMap(([label, value]) => (value ? [{ label, value: cleanLine(value) }] : []))
}
