import { canOfferBankDebit } from '@/lib/booking/money/bank-debit'
import { at } from '@/tests/support/builders'

test('debit-under-way: a bank debit is offered if it can take two weeks and still arrive before the start', () => {
  const last = at('20:00', '2026-11-28')
  expect(canOfferBankDebit(last, at('20:00'))).toBe(true)
  expect(canOfferBankDebit(new Date(last.getTime() + 1), at('20:00'))).toBe(false)
})
