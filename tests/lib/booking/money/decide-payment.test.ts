import { allowanceFor } from '@/lib/booking/money/allowance'
import { orderForChange } from '@/lib/booking/money/change-payment'
import { type MoneyMethod } from '@/lib/booking/money/money-methods'
import { type PaymentDecision, type PaymentOrder, decidePayment } from '@/lib/booking/money/decide-payment'
import { aDeparture, at } from '@/tests/support/builders'

type Case = {
  readonly order?: Partial<PaymentOrder>
  readonly departure?: Partial<PaymentOrder['departure']>
  readonly cents?: number
  readonly earlierCents?: number
  readonly currency?: string
  readonly now?: Date
}

type Row = readonly [guarantee: string, given: Case, decision: Partial<PaymentDecision>]

const CONFIRMS = { kind: 'paid', returnCents: 0, corrections: [] } as const

function gone(returnCents: number) {
  return { kind: 'returned', returnCents, reason: 'seat_gone' } as const
}

function decide(method: MoneyMethod, order: PaymentOrder, { departure, now = at('12:34'), ...given }: Case) {
  const { cents = order.wantedCents, earlierCents = 0, currency = 'eur' } = given
  const asked = { ...order, ...given.order, departure: { ...order.departure, ...departure } }
  return decidePayment(asked, { cents, earlierCents, currency }, allowanceFor(method, asked), now)
}

/* By card: a booking of two, held until 12:35 on the day of its tour. */

const held: PaymentOrder = {
  ...{ state: 'hold', expiresAt: at('12:35'), seats: 2, wantedCents: 358_00, currency: 'eur' },
  departure: aDeparture(),
}
const calledOff = { isClosed: true, cancelledAt: at('11:00') }
const CALLED_OFF = { kind: 'returned', returnCents: 358_00, reason: 'called_off' } as const
const WRONG = { kind: 'returned', reason: 'wrong_amount' } as const
const ENDED = { kind: 'returned', returnCents: 358_00, reason: 'booking_ended' } as const

const BY_CARD: readonly Row[] = [
  ['during the hold it confirms, even when no other seat is left', { departure: { seatsFree: 0 } }, CONFIRMS],
  [
    'told twice it is done',
    { order: { state: 'confirmed', expiresAt: null, isCounted: true } },
    { kind: 'done' },
  ],
  [
    'after the hold it is seated if there is room',
    { now: at('12:35'), departure: { seatsFree: 2 } },
    CONFIRMS,
  ],
  ['and returned if not', { now: at('12:35'), departure: { seatsFree: 1 } }, gone(358_00)],
  [
    'a lapsed booking is seated until the departure closes',
    { order: { state: 'lapsed' }, now: at('17:59') },
    CONFIRMS,
  ],
  ['and returned from then on', { order: { state: 'lapsed' }, now: at('18:00') }, gone(358_00)],
  [
    'or if it is off sale',
    { order: { state: 'lapsed' }, departure: { isClosed: true }, now: at('12:00') },
    gone(358_00),
  ],
  [
    'a hold made in time is confirmed after the departure has closed',
    { order: { expiresAt: at('18:20') }, now: at('18:10') },
    CONFIRMS,
  ],
  [
    'a second payment is returned',
    { order: { state: 'confirmed', expiresAt: null } },
    { kind: 'returned', returnCents: 358_00, reason: 'paid_twice' },
  ],
  ['one for a cancelled booking is returned', { order: { state: 'cancelled' } }, ENDED],
  ['one for a refunded booking is returned', { order: { state: 'refunded' } }, ENDED],
  [
    'what a cancelled booking still owes is kept',
    { order: { state: 'cancelled', comingCents: 358_00 } },
    { kind: 'kept' },
  ],
  ['another amount is returned', { cents: 357_99 }, WRONG],
  ['another currency is returned', { currency: 'usd' }, WRONG],
  [
    'the amount of an older total says so',
    { cents: 357_99, order: { isReplaced: true } },
    { kind: 'returned', reason: 'booking_changed' },
  ],
  ['for a cancelled departure it is returned in time', { departure: calledOff }, CALLED_OFF],
  ['late', { departure: calledOff, order: { state: 'lapsed' } }, CALLED_OFF],
  ['and after a cancellation', { departure: calledOff, order: { state: 'cancelled' } }, CALLED_OFF],
  ['but counted before it is done', { departure: calledOff, order: { isCounted: true } }, { kind: 'done' }],
]

test.each(BY_CARD)('late-payment, by card: %s', (_, given, decision) => {
  expect(decide('card', held, given)).toMatchObject(decision)
})

/* A change by card: one more guest, held until 12:35 a week before. */

const inTime = at('12:34', '2026-12-05')
const late = at('12:35', '2026-12-05')
const afterCutOff = at('19:59', '2026-12-10')
const leaves = at('20:00', '2026-12-10')
const booking = { state: 'confirmed', version: 3, currency: 'eur' } as const
const change = { state: 'held', heldUntil: late, payCents: 179_00, seats: 1, baseVersion: 3 } as const
type Change = Parameters<typeof orderForChange>[0]

function ofChange(overrides: Partial<Change> = {}, now: Partial<PaymentOrder['departure']> = {}) {
  const to = { ...aDeparture(), seatsFree: -1, ...now }
  return orderForChange({ ...change, ...overrides }, { booking, from: { startsAt: leaves }, to })
}

const lapsed = { state: 'lapsed' } as const
const free = { seatsFree: 0 }
const noSeats = { ...lapsed, seats: 0 }

const OF_CHANGE: readonly (readonly [string, PaymentOrder, Case, Partial<PaymentDecision>])[] = [
  ['in its time it makes the change', ofChange(), { now: inTime }, CONFIRMS],
  [
    'told again it is done',
    { ...ofChange({ state: 'applied' }), isCounted: true },
    { now: inTime },
    { kind: 'done' },
  ],
  [
    'a second one is returned',
    ofChange({ state: 'applied' }),
    { now: inTime },
    { kind: 'returned', reason: 'paid_twice' },
  ],
  ['late it is returned if its seats are gone', ofChange(), { now: late }, gone(179_00)],
  ['late it makes the change while its seats are free', ofChange({}, free), { now: afterCutOff }, CONFIRMS],
  [
    'lapsed too, the cut-off apart',
    ofChange(lapsed, free),
    { now: afterCutOff, departure: { seatsFree: 1 } },
    CONFIRMS,
  ],
  [
    'but not on a departure off sale',
    ofChange(lapsed, { seatsFree: 1, isClosed: true }),
    { now: late },
    gone(179_00),
  ],
  ['or closed by time', ofChange(lapsed, { seatsFree: 1, closesAt: late }), { now: late }, gone(179_00)],
  ['without seats it needs none', ofChange(noSeats, { isClosed: true }), { now: late }, CONFIRMS],
  [
    'nobody pays for another date after the tour',
    ofChange({}, { seatsFree: 8 }),
    { now: leaves },
    gone(179_00),
  ],
  [
    'for a dropped one it is returned',
    ofChange({ state: 'dropped' }),
    { now: inTime },
    { kind: 'returned', reason: 'change_dropped' },
  ],
  [
    'for a booking that changed since it is returned',
    ofChange({ baseVersion: 2 }),
    { now: inTime },
    { kind: 'returned', reason: 'booking_changed' },
  ],
  ['another amount is returned', ofChange({ payCents: 180_00 }), { now: inTime, cents: 179_00 }, WRONG],
  ['another currency is returned', ofChange(), { now: inTime, currency: 'sek' }, WRONG],
  [
    'for a cancelled departure it is returned',
    ofChange({}, { cancelledAt: inTime }),
    { now: inTime },
    { kind: 'returned', reason: 'called_off' },
  ],
]

test.each(OF_CHANGE)('change-payment: %s', (_, order, given, decision) => {
  for (const method of ['card', 'cash'] as const) expect(decide(method, order, given)).toMatchObject(decision)
})

/* In coins: a booking of two, to be paid within a day, a week before its tour. */

const noon = at('12:00', '2026-12-05')
const awaited: PaymentOrder = {
  ...{ state: 'awaiting_payment', expiresAt: at('12:00', '2026-12-06'), restDueAt: null, seats: 2 },
  ...{ wantedCents: 358_00, currency: 'eur', departure: aDeparture({ seatsFree: 0 }) },
}
const lapsedOrder = { state: 'lapsed', expiresAt: at('11:00', '2026-12-05') } as const
const restDueAt = at('18:00', '2026-12-05')
const tomorrow = at('12:00', '2026-12-06')
const nextDay = at('12:00', '2026-12-07')
const lateTomorrow = at('10:00', '2026-12-06')
const tonight = at('18:00', '2026-12-05')

const IN_COINS: readonly Row[] = [
  ['all of it confirms', { cents: 358_00 }, CONFIRMS],
  [
    'short by up to 1 % is accepted, and a correction makes the sum zero',
    { cents: 354_42 },
    { kind: 'paid', returnCents: 0, corrections: [{ cents: -3_58, reason: 'crypto_short' }] },
  ],
  ['short by more is a part', { cents: 354_41 }, { kind: 'short', restCents: 3_59 }],
  [
    'of what is too much 1 % is kept',
    { cents: 360_00 },
    { kind: 'paid', returnCents: 0, corrections: [{ cents: 2_00, reason: 'crypto_over' }] },
  ],
  [
    'and the rest returned',
    { cents: 400_00 },
    { kind: 'paid', returnCents: 38_42, corrections: [{ cents: 3_58, reason: 'crypto_over' }] },
  ],
  [
    'parts add up',
    { cents: 100_00, earlierCents: 255_00 },
    { kind: 'paid', corrections: [{ cents: -3_00, reason: 'crypto_short' }] },
  ],
  [
    'also where they are not all',
    { cents: 100_00, earlierCents: 100_00 },
    { kind: 'short', restCents: 158_00 },
  ],
  ['the rest has 24 hours', { cents: 100_00 }, { until: tomorrow }],
  ['or as long as was promised', { cents: 100_00, order: { expiresAt: nextDay } }, { until: nextDay }],
  ['asked for once', { cents: 100_00, order: { restDueAt } }, { until: restDueAt }],
  [
    'and ends 6 hours before the start',
    { cents: 100_00, departure: { startsAt: lateTomorrow } },
    { until: at('04:00', '2026-12-06') },
  ],
  ['too late for a rest it is returned', { cents: 100_00, departure: { startsAt: tonight } }, gone(100_00)],
  [
    'after the lapse they are seated if there is room',
    { order: lapsedOrder, departure: { seatsFree: 2 } },
    CONFIRMS,
  ],
  ['and returned if not', { order: lapsedOrder }, gone(358_00)],
  ['or if it is off sale', { order: lapsedOrder, departure: { seatsFree: 2, isClosed: true } }, gone(358_00)],
  [
    'for a cancelled booking they are returned',
    { order: { state: 'cancelled' }, departure: { seatsFree: 8 } },
    ENDED,
  ],
  ['for a cancelled departure they are returned', { departure: { cancelledAt: noon } }, CALLED_OFF],
  [
    'a second payment is returned alone',
    { cents: 50_00, earlierCents: 358_00, order: { state: 'confirmed' } },
    { kind: 'returned', returnCents: 50_00, reason: 'paid_twice' },
  ],
]

test.each(IN_COINS)('crypto-tolerance, late-payment: %s', (_, given, decision) => {
  expect(decide('crypto', awaited, { now: noon, ...given })).toMatchObject(decision)
})

test('part-payments: cash up to 0.49 € short is accepted, an excess returned, and the rest due before it closes', () => {
  const inCash = (cents: number, given: Case = {}) => decide('cash', awaited, { now: noon, cents, ...given })
  expect(inCash(357_51)).toMatchObject({ corrections: [{ cents: -49, reason: 'below_minimum' }] })
  expect(inCash(357_50)).toMatchObject({ kind: 'short', restCents: 50, until: tomorrow })
  expect(inCash(400_00)).toEqual({ kind: 'paid', returnCents: 42_00, corrections: [] })
  expect(inCash(100_00, { departure: { closesAt: tonight } })).toMatchObject({ until: tonight })
})

test('change-payment: coins for a change that is made go back alone, also after the tour', () => {
  const applied = ofChange({ state: 'applied' })
  for (const now of [inTime, leaves])
    expect(decide('crypto', applied, { now, cents: 50_00, earlierCents: 179_00 })).toEqual({
      kind: 'returned',
      returnCents: 50_00,
      reason: 'paid_twice',
    })
})
