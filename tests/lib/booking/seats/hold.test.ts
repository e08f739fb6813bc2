import { decideHold } from '@/lib/booking/seats/hold'
import { aDeparture, at, couple } from '@/tests/support/builders'

const input = { party: couple, offeredCents: 358_00, method: 'card' } as const

test('a party that fits gets its seats for 35 minutes at the price it saw', () => {
  const decision = decideHold(input, aDeparture({ seatsFree: 2 }), at('12:00'))
  expect(decision).toEqual({ kind: 'held', seats: 2, totalCents: 358_00, expiresAt: at('12:35') })
})

test('a party larger than the seats left is shown how many there are', () => {
  const decision = decideHold(input, aDeparture({ seatsFree: 1 }), at('12:00'))
  expect(decision).toEqual({ kind: 'refused', reason: 'not_enough_slots', seatsFree: 1 })
})

test('children take seats too', () => {
  const family = { ...input, party: { adults: 2, children: 1 }, offeredCents: 487_00 }
  expect(decideHold(family, aDeparture({ seatsFree: 2 }), at('12:00'))).toMatchObject({
    reason: 'not_enough_slots',
  })
  expect(decideHold(family, aDeparture({ seatsFree: 3 }), at('12:00'))).toMatchObject({
    kind: 'held',
    seats: 3,
  })
})

test('a departure closes exactly at its closing time', () => {
  const departure = aDeparture({ closesAt: at('18:00') })
  expect(decideHold(input, departure, new Date(at('18:00').getTime() - 1))).toMatchObject({ kind: 'held' })
  expect(decideHold(input, departure, at('18:00'))).toEqual({ kind: 'refused', reason: 'date_closed' })
})

test('a departure off sale or out of season is closed', () => {
  expect(decideHold(input, aDeparture({ isClosed: true }), at('12:00'))).toMatchObject({
    reason: 'date_closed',
  })
  expect(decideHold(input, { ...aDeparture(), inSeason: false }, at('12:00'))).toMatchObject({
    reason: 'date_closed',
  })
})

test.each([357_00, 359_00, 0, Number.NaN])(
  'an offer of %p cents for 35800 is refused with the right total',
  (offered) => {
    const decision = decideHold({ ...input, offeredCents: offered }, aDeparture(), at('12:00'))
    expect(decision).toEqual({ kind: 'refused', reason: 'price_changed', totalCents: 358_00 })
  },
)

test('with cryptocurrency a party holds its seats until payment is due', () => {
  const byCrypto = { ...input, method: 'crypto' } as const
  expect(decideHold(byCrypto, aDeparture(), at('12:00', '2026-12-01'))).toMatchObject({
    kind: 'held',
    expiresAt: at('12:00', '2026-12-03'),
  })
  expect(decideHold(byCrypto, aDeparture(), at('12:00', '2026-12-11'))).toMatchObject({
    kind: 'held',
    expiresAt: at('14:00'),
  })
})

test('within 24 hours of the start only cards are accepted', () => {
  const now = at('20:00', '2026-12-11')
  const full = aDeparture({ seatsFree: 0 })
  expect(decideHold({ ...input, method: 'crypto' }, full, now)).toEqual({
    kind: 'refused',
    reason: 'crypto_closed',
  })
  expect(decideHold(input, aDeparture(), now)).toMatchObject({ kind: 'held' })
  expect(decideHold({ ...input, method: 'crypto' }, aDeparture({ isClosed: true }), now)).toMatchObject({
    reason: 'date_closed',
  })
})
