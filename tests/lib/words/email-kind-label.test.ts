import { emailKindLabel } from '@/lib/words/email-kind-label'

test.each([
  ['booking-confirmed-guest', 'Booking confirmed'],
  ['payment-link-operator', 'Payment link'],
  ['crypto-details-guest', 'Payment details'],
  ['payment-short-guest', 'The rest is asked for'],
])('%s is told as %s', (kind, words) => {
  expect(emailKindLabel(kind)).toBe(words)
})

test('nobody reads that coins were received where none have come', () => {
  expect(emailKindLabel('crypto-received-guest')).toBe('Booked in cryptocurrency')
  expect(emailKindLabel('crypto-received-operator')).toBe('Booked in cryptocurrency')
})
