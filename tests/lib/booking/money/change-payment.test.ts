import { orderForChange, paymentDeadlineForChange, hasPaymentEmail } from '@/lib/booking/money/change-payment'
import { aDeparture, at } from '@/tests/support/builders'

test.each([
  ['guest', 'card', false],
  ['guest', 'crypto', true],
  ['operator', 'card', true],
  ['operator', 'crypto', true],
] as const)(
  'change-payment: for a change by the %s, paid by %s, the guest was e-mailed how to pay: %s',
  (askedBy, payBy, wasSent) => {
    expect(hasPaymentEmail({ askedBy, payBy })).toBe(wasSent)
  },
)

const heldUntil = at('12:35')

test.each([
  ['while a page can still be opened', 'card', heldUntil, null, at('12:04')],
  ['while its page is open', 'card', heldUntil, { expiresAt: at('12:31') }, at('12:31')],
  ['while another can be opened after its page', 'card', heldUntil, { expiresAt: at('12:03') }, at('12:04')],
  ['for as long as it is held, in cryptocurrency', 'crypto', heldUntil, null, heldUntil],
  ['never, once it is not held', 'card', null, { expiresAt: at('12:31') }, null],
] as const)('change-holds: a change can be paid %s', (_, payBy, until, page, payUntil) => {
  expect(paymentDeadlineForChange({ heldUntil: until, payBy }, page)).toEqual(payUntil)
})

const change = { state: 'held', heldUntil, payCents: 179_00, seats: 2, baseVersion: 3 } as const
const booking = { state: 'confirmed', version: 3, currency: 'eur' } as const
const to = aDeparture({ seatsFree: 1 })
const from = { startsAt: at('20:00', '2026-12-10') }

test('change-payment: a held change is an order of its price, and the seats it holds are free for it', () => {
  expect(orderForChange(change, { booking, from, to })).toEqual({
    ...{ state: 'awaiting_payment', expiresAt: heldUntil, seats: 2, wantedCents: 179_00, currency: 'eur' },
    departure: { ...to, seatsFree: 3 },
    change: { isOutdated: false, startsAt: from.startsAt },
  })
})

test.each([
  ['held', 'awaiting_payment', 3],
  ['lapsed', 'lapsed', 1],
  ['applied', 'confirmed', 1],
  ['dropped', 'cancelled', 1],
] as const)(
  'change-payment: a change that is %s is an order that is %s, with %i free seats',
  (state, ordered, seatsFree) => {
    expect(orderForChange({ ...change, state }, { booking, from, to })).toMatchObject({
      state: ordered,
      departure: { seatsFree },
    })
  },
)

test('change-payment: it is outdated once its booking has changed or ended', () => {
  const isOutdated = (overrides: object) =>
    orderForChange(change, { booking: { ...booking, ...overrides }, from, to }).change?.isOutdated
  expect(isOutdated({})).toBe(false)
  expect(isOutdated({ version: 4 })).toBe(true)
  for (const state of ['awaiting_payment', 'cancelled', 'refunded']) expect(isOutdated({ state })).toBe(true)
})

test('change-payment: it counts for as long as neither tour has started', () => {
  const later = { startsAt: at('20:00', '2026-12-14') }
  expect(orderForChange(change, { booking, from: later, to }).change?.startsAt).toEqual(to.startsAt)
})
