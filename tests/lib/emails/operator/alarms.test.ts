import { company } from '@/content/company'
import { booksDisagreeOperator } from '@/lib/emails/operator/books-disagree-operator'
import { deliveryTestOperator } from '@/lib/emails/operator/delivery-test-operator'
import { paymentUnknownOperator } from '@/lib/emails/operator/payment-unknown-operator'

const sender = { ...company, siteUrl: 'https://lumi.example.com' }

test('for a payment without a booking the operator reads what it is, where it is, and what to do', () => {
  const facts = { sessionId: 'cs_test_1', paymentIntentId: 'pi_1', cents: 358_00, currency: 'eur' }
  const draft = paymentUnknownOperator.draft({ ...facts, reference: 'LL-7KM4QD', day: '2026-12-12' }, sender)
  expect(draft.subject).toBe('A payment of 358 € has no booking')
  expect(draft.parts).toContainEqual(
    expect.objectContaining({ url: 'https://dashboard.stripe.com/payments/pi_1' }),
  )
  expect(JSON.stringify(draft.parts)).toContain('It is not refunded automatically.')
  const none = { ...facts, currency: 'usd', paymentIntentId: null, reference: null, day: null }
  expect(paymentUnknownOperator.draft(none, sender)).toMatchObject({
    subject: 'A payment of 358 USD has no booking',
    subline: 'cs_test_1',
  })
})

test.each([
  ['compared', 'was compared with Stripe as well'],
  ['away', 'Stripe did not answer'],
  ['off', 'Stripe is not set up'],
] as const)(
  'for books that disagree (Stripe: %s) the operator reads where, and what to do',
  (stripe, words) => {
    const findings = [{ about: 'LL-7KM4QD', text: 'has no history that says what it is' }]
    const draft = booksDisagreeOperator.draft({ night: '2026-12-03', count: 3, findings, stripe }, sender)
    expect(draft.subject).toBe('The books do not agree: 3 findings')
    const text = JSON.stringify(draft.parts)
    for (const part of [words, 'LL-7KM4QD', 'And 2 more.', './ops check --stripe'])
      expect(text).toContain(part)
  },
)

test('the test e-mail says how to check its signature', () => {
  const draft = deliveryTestOperator.draft({ askedAt: '2026-12-01T10:00:00.000Z' }, sender)
  expect(draft.subject).toBe('E-mails from this site arrive')
  expect(JSON.stringify(draft.parts)).toContain('./ops doctor --received test.eml')
})
