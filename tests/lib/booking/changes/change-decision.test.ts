import {
  type AppliedChange,
  changeCostCents,
  type HeldChange,
  previewFingerprint,
} from '@/lib/booking/changes/change-decision'
import { pricePlaces } from '@/lib/booking/seats/places'
import { at, couple, prices } from '@/tests/support/builders'

const places = pricePlaces(couple, prices)
const held: HeldChange = {
  kind: 'held',
  quoted: { departureId: 2, places, totalCents: 358_00, payCents: 40_00, payBy: 'card', seats: 2 },
  until: at('12:35'),
  returns: [],
  endsOpenChange: false,
}
const applied: AppliedChange = {
  kind: 'applied',
  after: { state: 'awaiting_payment', departureId: 2, places, totalCents: 358_00, expiresAt: at('12:00') },
  returns: [{ paymentId: 'first', cents: 40_00, by: 'provider' }],
  corrections: [{ cents: -48, reason: 'below_minimum' }],
  endsOpenChange: false,
  closesChoice: false,
  reopensFirstChoice: false,
}
const full = { kind: 'refused', reason: 'not_enough_slots', seatsFree: 1 } as const
const { quoted } = held
const { after } = applied

test.each([
  ['another deadline to pay', held, { ...held, until: at('12:36') }],
  ['another deadline of an unpaid booking', applied, { ...applied, after: { ...after, expiresAt: null } }],
])('preview-first: %s needs no new preview', (_, shown, now) => {
  expect(previewFingerprint(now)).toBe(previewFingerprint(shown))
})

test.each([
  ['amount to pay', held, { ...held, quoted: { ...quoted, payCents: 40_01 } }],
  ['number of seats', held, { ...held, quoted: { ...quoted, seats: 1 } }],
  ['refund of the open change', held, { ...held, returns: applied.returns }],
  ['state', applied, { ...applied, after: { ...after, state: 'confirmed' } }],
  ['date', applied, { ...applied, after: { ...after, departureId: 3 } }],
  ['party', applied, { ...applied, after: { ...after, places: [] } }],
  ['total', applied, { ...applied, after: { ...after, totalCents: 358_01 } }],
  ['refund', applied, { ...applied, returns: [] }],
  ['waived amount', applied, { ...applied, corrections: [] }],
  ['number of free seats', full, { ...full, seatsFree: 0 }],
  ['refusal', full, { kind: 'refused', reason: 'date_closed' }],
  ['outcome', held, applied],
  ['outcome: none', applied, { kind: 'unchanged' }],
] as const)('preview-first: another %s needs a new preview', (_, shown, now) => {
  expect(previewFingerprint(now)).not.toBe(previewFingerprint(shown))
})

test.each([
  ['what is paid first', held, 40_00],
  ['what is refunded, as a negative amount', applied, -40_00],
  ['nothing if nothing is refunded', { ...applied, returns: [] }, 0],
  ['nothing if it is refused', full, 0],
  ['nothing if nothing changes', { kind: 'unchanged' }, 0],
] as const)('a change costs %s', (_, decision, cents) => {
  expect(changeCostCents(decision)).toBe(cents)
})
