import { outlivesPaymentPage } from '@/lib/booking/booking'

const card = { paymentMethod: 'card', source: 'web' } as const

test('payment-link: an unpaid card booking by the operator outlives its payment pages, one in cryptocurrency does not', () => {
  const byOffice = { ...card, source: 'phone' } as const
  expect(outlivesPaymentPage({ ...byOffice, state: 'awaiting_payment' })).toBe(true)
  expect(outlivesPaymentPage({ ...byOffice, state: 'awaiting_payment', paymentMethod: 'crypto' })).toBe(false)
  expect(outlivesPaymentPage({ ...byOffice, state: 'confirmed' })).toBe(false)
  expect(outlivesPaymentPage({ ...byOffice, state: 'lapsed' })).toBe(false)
})

test('waiting-offer: so does a waiting-list offer, but not a visitor’s hold during checkout', () => {
  expect(outlivesPaymentPage({ ...card, source: 'waiting_list', state: 'hold' })).toBe(true)
  expect(outlivesPaymentPage({ ...card, source: 'waiting_list', state: 'lapsed' })).toBe(false)
  expect(outlivesPaymentPage({ ...card, state: 'hold' })).toBe(false)
})
