import { decideChange } from '@/lib/booking/changes/change'
import { type ChangeableBooking } from '@/lib/booking/changes/changeable-booking'
import { moveDifferenceCents } from '@/lib/booking/days/move-date-option'
import {
  aChangeableBooking,
  aChangeableDeparture,
  anotherDeparture,
  anUnpaidBooking,
  early,
} from '@/tests/support/a-changeable-booking'
import { prices } from '@/tests/support/builders'

const dearer = { ...prices, adultCents: prices.adultCents + 20_00 }

function differenceTo(overrides: Parameters<typeof anotherDeparture>[0], booking: ChangeableBooking) {
  const wanted = { kind: 'move', to: anotherDeparture(overrides) } as const
  const request = { booking, departure: aChangeableDeparture(), wanted, asking: { actor: 'guest' } } as const
  return moveDifferenceCents(decideChange(request, early), booking)
}

test('a move of a couple costs or refunds twice the difference, or nothing', () => {
  const couple = aChangeableBooking()
  const cheaper = { ...prices, adultCents: prices.adultCents - 10_00 }
  expect(differenceTo({ prices: dearer }, couple)).toBe(40_00)
  expect(differenceTo({ prices: cheaper }, couple)).toBe(-20_00)
  expect(differenceTo({}, couple)).toBe(0)
})

test('an unpaid booking shows by how much the total would rise', () => {
  expect(differenceTo({ prices: dearer }, anUnpaidBooking())).toBe(40_00)
})

test('a date that would be refused has no difference', () => {
  expect(differenceTo({ seatsFree: 1 }, aChangeableBooking())).toBeNull()
})
