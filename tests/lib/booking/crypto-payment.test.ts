import { centsOfCoins, decideCryptoPayment, transactionKey } from '@/lib/booking/crypto-payment'
import { at } from '@/tests/support/builders'

const now = at('12:00', '2026-12-05')
const order = {
  state: 'awaiting_payment',
  expiresAt: at('12:00', '2026-12-06'),
  restDueAt: null,
  seats: 2,
  wantedCents: 358_00,
} as const
const departure = {
  seatsFree: 0,
  closesAt: at('18:00'),
  isClosed: false,
  startsAt: at('20:00'),
  cancelledAt: null,
}

function decide(cents: number, orderNow: object = {}, departureNow: object = {}, earlierCents = 0) {
  return decideCryptoPayment(
    { cents, earlierCents },
    { ...order, ...orderNow },
    { ...departure, ...departureNow },
    now,
  )
}

test('crypto-tolerance: short by up to 1 % is accepted, and a correction makes the sum zero', () => {
  expect(decide(358_00)).toEqual({ kind: 'paid', returnCents: 0, corrections: [] })
  expect(decide(354_42)).toEqual({
    kind: 'paid',
    returnCents: 0,
    corrections: [{ cents: -3_58, reason: 'crypto_short' }],
  })
  expect(decide(354_41)).toMatchObject({ kind: 'short', restCents: 3_59 })
})

test('crypto-tolerance: of what is too much 1 % is kept and the rest returned', () => {
  expect(decide(360_00)).toEqual({
    kind: 'paid',
    returnCents: 0,
    corrections: [{ cents: 2_00, reason: 'crypto_over' }],
  })
  expect(decide(400_00)).toEqual({
    kind: 'paid',
    returnCents: 38_42,
    corrections: [{ cents: 3_58, reason: 'crypto_over' }],
  })
})

test('crypto-tolerance: parts add up', () => {
  expect(decide(100_00, {}, {}, 255_00)).toMatchObject({ kind: 'paid', corrections: [{ cents: -3_00 }] })
  expect(decide(100_00, {}, {}, 100_00)).toMatchObject({ kind: 'short', restCents: 158_00 })
})

test('crypto-tolerance: the rest has 24 hours or as long as was promised, asked for once, and ends 6 hours before the start', () => {
  expect(decide(100_00)).toMatchObject({ until: at('12:00', '2026-12-06') })
  expect(decide(100_00, { expiresAt: at('12:00', '2026-12-07') })).toMatchObject({
    until: at('12:00', '2026-12-07'),
  })
  const restDueAt = at('18:00', '2026-12-05')
  expect(decide(100_00, { restDueAt })).toMatchObject({ until: restDueAt })
  expect(decide(100_00, {}, { startsAt: at('10:00', '2026-12-06') })).toMatchObject({
    until: at('04:00', '2026-12-06'),
  })
  expect(decide(100_00, {}, { startsAt: at('18:00', '2026-12-05') })).toMatchObject({
    kind: 'returned',
    returnCents: 100_00,
  })
})

test('late-payment: coins after the lapse are seated if there is room, else they are returned', () => {
  const lapsed = { state: 'lapsed', expiresAt: at('11:00', '2026-12-05') }
  expect(decide(358_00, lapsed, { seatsFree: 2 })).toMatchObject({ kind: 'paid' })
  expect(decide(358_00, lapsed)).toEqual({ kind: 'returned', returnCents: 358_00, reason: 'seat_gone' })
  expect(decide(358_00, lapsed, { seatsFree: 2, isClosed: true })).toMatchObject({ reason: 'seat_gone' })
  expect(decide(358_00, { state: 'cancelled' }, { seatsFree: 8 })).toMatchObject({ reason: 'booking_ended' })
  expect(decide(358_00, {}, { cancelledAt: now })).toMatchObject({ reason: 'called_off' })
  expect(decide(50_00, { state: 'confirmed' }, {}, 358_00)).toEqual({
    kind: 'returned',
    returnCents: 50_00,
    reason: 'paid_twice',
  })
})

test('crypto-tolerance: coins are worth the rate that was sent, to the cent and with all decimals', () => {
  expect(centsOfCoins('0.00358', '100000')).toBe(358_00)
  expect(centsOfCoins('0.123456789012345678', '2500.55')).toBe(308_71)
  expect(centsOfCoins('358', '1')).toBe(358_00)
  expect(centsOfCoins('0.00005', '100')).toBe(1)
  expect(centsOfCoins('0.000049', '100')).toBe(0)
  for (const text of ['', '1,5', '1e3', '-1', '.5', '1.'])
    expect(() => centsOfCoins(text, '1')).toThrow(RangeError)
})

test('crypto-transactions: letters’ case makes no other transaction of a hexadecimal id, the network does', () => {
  expect(transactionKey('ERC-20', ' 0xAbC1 ')).toBe(transactionKey('erc-20', '0xabc1'))
  expect(transactionKey('erc-20', '0xabc1')).not.toBe(transactionKey('polygon', '0xabc1'))
  expect(transactionKey('solana', '5VERv8NM')).not.toBe(transactionKey('solana', '5verv8nm'))
})
