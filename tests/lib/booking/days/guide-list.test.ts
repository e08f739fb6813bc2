import { countGuests, type GuideBooking, listPartiesForGuide } from '@/lib/booking/days/guide-list'
import { addMinutes } from '@/lib/calendar/duration'

const NOON = new Date('2026-12-01T10:00:00Z')

function aParty(overrides: Partial<GuideBooking> = {}): GuideBooking {
  return {
    reference: 'LL-7KM4QD',
    state: 'confirmed',
    adults: 2,
    children: 1,
    customerName: 'Aino Korhonen',
    customerPhone: null,
    specialRequests: null,
    pickupPlace: null,
    wishesReleasedAt: null,
    health: null,
    noShowAt: null,
    startsAt: NOON,
    endedAt: null,
    ...overrides,
  }
}

test('parties are sorted by pick-up place, those without one last', () => {
  const rows = listPartiesForGuide([
    aParty({ customerName: 'Zoe' }),
    aParty({ customerName: 'Yrsa', pickupPlace: 'Hotel Santa Claus' }),
    aParty({ customerName: 'Bo', pickupPlace: 'Hotel Aakenus' }),
    aParty({ customerName: 'Anna', pickupPlace: 'Hotel Santa Claus' }),
  ])
  expect(rows.map(({ stop, booking }) => [stop, booking.customerName])).toEqual([
    [1, 'Bo'],
    [2, 'Anna'],
    [2, 'Yrsa'],
    [null, 'Zoe'],
  ])
})

test.each(['hold', 'cancelled', 'lapsed', 'refunded'])('a booking that is %s is not listed', (state) => {
  expect(listPartiesForGuide([aParty({ state })])).toEqual([])
  expect(listPartiesForGuide([aParty({ state: 'awaiting_payment' })])).toHaveLength(1)
})

test('a guest refunded after a night without lights stays on its list', () => {
  const ended = (minutes: number) => aParty({ state: 'cancelled', endedAt: addMinutes(NOON, minutes) })
  expect(listPartiesForGuide([ended(0), ended(1)])).toHaveLength(1)
})

test('wishes are hidden until they are released', () => {
  const wishes = (overrides: Partial<GuideBooking>) => listPartiesForGuide([aParty(overrides)])[0]?.wishes
  expect(wishes({})).toBeNull()
  expect(wishes({ specialRequests: 'Allergic to nuts' })).toBe('see the office')
  expect(wishes({ specialRequests: 'Allergic to nuts', wishesReleasedAt: NOON })).toBe('Allergic to nuts')
})

test('no-shows are not counted', () => {
  const rows = listPartiesForGuide([aParty(), aParty({ noShowAt: NOON })])
  expect(rows).toHaveLength(2)
  expect(countGuests(rows)).toEqual({ adults: 2, children: 1 })
})
