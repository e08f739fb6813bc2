import { decideHold, findWait } from '@/lib/booking/hold'
import { aDeparture, at, couple } from '@/tests/builders'

const wish = { party: couple, offeredCents: 358_00, holdMinutes: 35 }

test('a party that fits gets its seats for 35 minutes at the price it saw', () => {
  const decision = decideHold(wish, aDeparture({ seatsFree: 2 }), at('12:00'))
  expect(decision).toEqual({ kind: 'held', seats: 2, totalCents: 358_00, expiresAt: at('12:35') })
})

test('a party larger than the places left is told how many there are', () => {
  const decision = decideHold(wish, aDeparture({ seatsFree: 1 }), at('12:00'))
  expect(decision).toEqual({ kind: 'refused', reason: 'not_enough_slots', seatsFree: 1 })
})

test('children take seats too', () => {
  const family = { ...wish, party: { adults: 2, children: 1 }, offeredCents: 487_00 }
  expect(decideHold(family, aDeparture({ seatsFree: 2 }), at('12:00'))).toMatchObject({
    reason: 'not_enough_slots',
  })
  expect(decideHold(family, aDeparture({ seatsFree: 3 }), at('12:00'))).toMatchObject({
    kind: 'held',
    seats: 3,
  })
})

test('a departure closes at its own time of day and not a moment earlier', () => {
  const departure = aDeparture({ closesAt: at('18:00') })
  expect(decideHold(wish, departure, new Date(at('18:00').getTime() - 1))).toMatchObject({ kind: 'held' })
  expect(decideHold(wish, departure, at('18:00'))).toEqual({ kind: 'refused', reason: 'date_closed' })
})

test('a departure taken off sale and one out of season are closed', () => {
  expect(decideHold(wish, aDeparture({ isClosed: true }), at('12:00'))).toMatchObject({
    reason: 'date_closed',
  })
  expect(decideHold(wish, { ...aDeparture(), inSeason: false }, at('12:00'))).toMatchObject({
    reason: 'date_closed',
  })
})

test.each([357_00, 359_00, 0, Number.NaN])(
  'an offer of %p cents for 35800 is refused with the right total',
  (offered) => {
    const decision = decideHold({ ...wish, offeredCents: offered }, aDeparture(), at('12:00'))
    expect(decision).toEqual({ kind: 'refused', reason: 'price_changed', totalCents: 358_00 })
  },
)

const unpaid = (count: number, paymentMethod: 'card' | 'crypto', from = '12:00') =>
  Array<{ paymentMethod: typeof paymentMethod; expiresAt: Date }>(count).fill({
    paymentMethod,
    expiresAt: at(from),
  })

test('an address has twenty unpaid bookings by cryptocurrency, then it waits for the first of them to run out', () => {
  expect(findWait('crypto', [...unpaid(70, 'card'), ...unpaid(19, 'crypto')])).toBeNull()
  const twenty = [...unpaid(1, 'card', '11:00'), ...unpaid(20, 'crypto')]
  expect(findWait('crypto', twenty)).toEqual(at('12:00'))
  expect(findWait('card', twenty)).toBeNull()
})

test('an address has a hundred unpaid bookings in all', () => {
  expect(findWait('card', [...unpaid(79, 'card'), ...unpaid(20, 'crypto')])).toBeNull()
  const hundred = [...unpaid(100, 'card', '11:00')]
  expect(findWait('card', hundred)).toEqual(at('11:00'))
  expect(findWait('crypto', hundred)).toEqual(at('11:00'))
})
