import { outlivesItsPages } from '@/lib/booking/booking'

const card = { paymentMethod: 'card', source: 'web' } as const

test('payment-link: a booking of the operator that waits for a card outlives its pages, and none that is paid in coins', () => {
  const byOffice = { ...card, source: 'phone' } as const
  expect(outlivesItsPages({ ...byOffice, state: 'awaiting_payment' })).toBe(true)
  expect(outlivesItsPages({ ...byOffice, state: 'awaiting_payment', paymentMethod: 'crypto' })).toBe(false)
  expect(outlivesItsPages({ ...byOffice, state: 'confirmed' })).toBe(false)
  expect(outlivesItsPages({ ...byOffice, state: 'lapsed' })).toBe(false)
})

test('waiting-offer: so does a place that was offered, and not what a visitor holds for the payment page', () => {
  expect(outlivesItsPages({ ...card, source: 'waiting_list', state: 'hold' })).toBe(true)
  expect(outlivesItsPages({ ...card, source: 'waiting_list', state: 'lapsed' })).toBe(false)
  expect(outlivesItsPages({ ...card, state: 'hold' })).toBe(false)
})
