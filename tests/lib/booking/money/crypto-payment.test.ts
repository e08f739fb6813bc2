import { coinsToCents, toTransactionKey } from '@/lib/booking/money/crypto-payment'

test('crypto-tolerance: coins are worth the rate that was sent, to the cent and with all decimals', () => {
  expect(coinsToCents('0.00358', '100000')).toBe(358_00)
  expect(coinsToCents('0.123456789012345678', '2500.55')).toBe(308_71)
  expect(coinsToCents('358', '1')).toBe(358_00)
  expect(coinsToCents('0.00005', '100')).toBe(1)
  expect(coinsToCents('0.000049', '100')).toBe(0)
  for (const text of ['', '1,5', '1e3', '-1', '.5', '1.'])
    expect(() => coinsToCents(text, '1')).toThrow(RangeError)
})

test('crypto-transactions: letters’ case makes no other transaction of a hexadecimal id, the network does', () => {
  expect(toTransactionKey('ERC-20', ' 0xAbC1 ')).toBe(toTransactionKey('erc-20', '0xabc1'))
  expect(toTransactionKey('erc-20', '0xabc1')).not.toBe(toTransactionKey('polygon', '0xabc1'))
  expect(toTransactionKey('solana', '5VERv8NM')).not.toBe(toTransactionKey('solana', '5verv8nm'))
})
