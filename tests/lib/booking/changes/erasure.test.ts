import { decideErasure } from '@/lib/booking/changes/erasure'
import { at } from '@/tests/support/builders'

const start = at('20:00')
const soon = new Date(start.getTime() - 1)

function aBooking(overrides: Partial<Parameters<typeof decideErasure>[0]> = {}) {
  const settled = { isPaid: false, isUnsettled: false }
  return { state: 'lapsed' as const, expiresAt: null, startsAt: start, ...settled, ...overrides }
}

test('a guest who never paid is erased', () => {
  expect(decideErasure(aBooking(), soon)).toBe('forget')
  expect(decideErasure(aBooking({ state: 'cancelled' }), soon)).toBe('forget')
})

test('a guest with a tour ahead is kept, and once it has begun only what the accounts need', () => {
  const paid = aBooking({ state: 'confirmed', isPaid: true })
  expect(decideErasure(paid, soon)).toBe('keep_whole')
  expect(decideErasure(paid, start)).toBe('keep_for_accounts')
})

test('a guest with held seats is kept until the hold expires', () => {
  const held = aBooking({ state: 'hold', expiresAt: start })
  expect(decideErasure(held, soon)).toBe('keep_whole')
  expect(decideErasure(held, start)).toBe('forget')
})

test('nothing is erased while money is on its way', () => {
  expect(decideErasure(aBooking({ isUnsettled: true }), start)).toBe('unsettled')
  const ahead = aBooking({ state: 'confirmed', isPaid: true, isUnsettled: true })
  expect(decideErasure(ahead, soon)).toBe('unsettled')
})

test('a refunded payment stays in the accounts', () => {
  expect(decideErasure(aBooking({ state: 'refunded', isPaid: true }), soon)).toBe('keep_for_accounts')
})
