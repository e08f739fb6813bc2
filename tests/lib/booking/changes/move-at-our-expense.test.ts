import { type ChangeableBooking } from '@/lib/booking/changes/changeable-booking'
import { moveAtOurExpense } from '@/lib/booking/changes/move-at-our-expense'
import { dueCents } from '@/lib/booking/ledger'
import { totalPlacesCents, pricePlaces } from '@/lib/booking/seats/places'
import {
  aChangeableBooking,
  aLedger,
  anotherDeparture,
  correction,
  dispute,
  payment,
  refund,
} from '@/tests/support/a-changeable-booking'
import { couple, prices } from '@/tests/support/builders'

const places = pricePlaces(couple, prices)

function moveTo(adultCents: number, overrides: Partial<ChangeableBooking> = {}) {
  const to = anotherDeparture({ prices: { adultCents, childCents: 0 } })
  return moveAtOurExpense(aChangeableBooking({ places, ...overrides }), to)
}

test('moved-by-us: we bear the cost of a more expensive date, and refund the difference to a cheaper one', () => {
  expect(moveTo(199_00)).toEqual({
    after: { state: 'confirmed', departureId: 2, places, totalCents: 358_00, expiresAt: null },
    returns: [],
    corrections: [],
  })
  expect(moveTo(159_00)).toMatchObject({ after: { totalCents: 318_00 }, returns: [{ cents: 40_00 }] })
})

test('moved-by-us: the total is the lower of the amount paid and the new price, and the balance is zero', () => {
  const movements = [payment(358_00), refund(58_00), correction(-58_00, 'goodwill')]
  const { after, returns, corrections } = moveTo(179_00, { ledger: aLedger(movements) })
  expect({ totalCents: after.totalCents, returns, corrections }).toEqual({
    totalCents: 300_00,
    returns: [],
    corrections: [{ cents: 58_00, reason: 'settled' }],
  })
  expect(totalPlacesCents(after.places)).toBe(300_00)
  expect(dueCents(300_00, [...movements, correction(58_00, 'settled')])).toBe(0)
})

test('moved-by-us: a disputed payment counts as paid, and a refund from it waits for the bank', () => {
  const ledger = aLedger([payment(358_00), dispute(358_00)], { disputed: ['first'] })
  expect(moveTo(159_00, { ledger })).toMatchObject({
    after: { totalCents: 318_00 },
    returns: [],
    corrections: [],
  })
})

test('moved-by-us: a lost payment counts as paid; to a cheaper date, less of it stays written off', () => {
  const ledger = aLedger([payment(358_00), dispute(358_00), correction(-358_00, 'dispute_lost')])
  expect(moveTo(179_00, { ledger })).toMatchObject({ after: { totalCents: 358_00 }, corrections: [] })
  expect(moveTo(159_00, { ledger })).toMatchObject({
    after: { totalCents: 318_00 },
    returns: [],
    corrections: [{ cents: 40_00, reason: 'dispute_lost' }],
  })
})

test('dropped-changes: what was paid towards an open change is refunded', () => {
  const arrived = [{ paymentId: 'towards', cents: 10_00 }]
  const openChange = { departureId: 1, seats: 1, arrived }
  expect(moveTo(179_00, { openChange })).toMatchObject({
    returns: [{ paymentId: 'towards', cents: 10_00, by: 'hand', isOfDropped: true }],
  })
})
