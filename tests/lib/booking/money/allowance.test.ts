import { allowanceFor, EXACT_AMOUNT } from '@/lib/booking/money/allowance'
import { type MoneyMethod } from '@/lib/booking/money/money-methods'
import { type PaymentAllowance, type PaymentOrder } from '@/lib/booking/money/decide-payment'
import { aDeparture, at } from '@/tests/support/builders'

const order: PaymentOrder = {
  ...{ state: 'awaiting_payment', expiresAt: at('12:00'), seats: 2, wantedCents: 358_99, currency: 'eur' },
  departure: aDeparture(),
}
const change = { isOutdated: false, startsAt: at('20:00') }
const inParts: PaymentAllowance = {
  short: { cents: 49, reason: 'below_minimum' },
  over: null,
  latest: at('18:00'),
}
const inCoins: PaymentAllowance = {
  short: { cents: 3_58, reason: 'crypto_short' },
  over: { cents: 3_58, reason: 'crypto_over' },
  latest: at('14:00'),
}

test.each<[MoneyMethod, PaymentAllowance, PaymentAllowance]>([
  ['card', EXACT_AMOUNT, EXACT_AMOUNT],
  ['bank_debit', EXACT_AMOUNT, EXACT_AMOUNT],
  ['cash', inParts, EXACT_AMOUNT],
  ['bank_transfer', inParts, EXACT_AMOUNT],
  ['crypto', inCoins, inCoins],
])(
  'small-differences, crypto-tolerance: by %s a booking and a change allow their differences',
  (method, booked, changed) => {
    expect(allowanceFor(method, order)).toEqual(booked)
    expect(allowanceFor(method, { ...order, change })).toEqual(changed)
  },
)

test('an exact amount allows neither a difference nor a part', () => {
  expect(EXACT_AMOUNT).toEqual({ short: null, over: null, latest: null })
})
