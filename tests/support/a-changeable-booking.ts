import { type ChangeableBooking, type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import { type Requester } from '@/lib/booking/changes/requester'
import { type CorrectionReason, type Ledger, type MoneyMovement } from '@/lib/booking/ledger'
import { type MoneyMethod } from '@/lib/booking/money/money-methods'
import { totalPlacesCents, pricePlaces } from '@/lib/booking/seats/places'
import { at, couple, prices } from '@/tests/support/builders'

/** Long before the departure, and before any cut-off. */
export const early = at('12:00', '2026-12-05')

/** When `aChangeableDeparture` starts, and until when its guests may change their bookings. */
export const start = at('20:00')
export const cutOff = at('20:00', '2026-12-11')

export const guest: Requester = { actor: 'guest' }
/** The operator, on behalf of the guest. */
export const operator = { actor: 'operator', by: 'guest' } as const satisfies Requester
/** The operator, for our own reasons. */
export const us = { actor: 'operator', by: 'us' } as const satisfies Requester

export function aChangeableDeparture(overrides: Partial<ChangeableDeparture> = {}): ChangeableDeparture {
  return {
    id: 1,
    tourId: 1,
    day: '2026-12-12',
    startsAt: start,
    closesAt: at('18:00'),
    isClosed: false,
    cancelledAt: null,
    inSeason: true,
    seatsFree: 6,
    prices,
    ...overrides,
  }
}

/** The same tour, two days later. */
export function anotherDeparture(overrides: Partial<ChangeableDeparture> = {}): ChangeableDeparture {
  const startsAt = at('20:00', '2026-12-14')
  const closesAt = at('18:00', '2026-12-14')
  return aChangeableDeparture({ id: 2, day: '2026-12-14', startsAt, closesAt, seatsFree: 8, ...overrides })
}

export function payment(cents: number, method: MoneyMethod = 'card', paymentId = 'first') {
  return { kind: 'payment', paymentId, method, cents } as const
}

export function refund(cents: number, paymentId = 'first') {
  return { kind: 'refund', paymentId, cents } as const
}

export function dispute(cents: number) {
  return { kind: 'dispute', paymentId: 'first', cents } as const
}

export function correction(cents: number, reason: CorrectionReason, paymentId: string | null = null) {
  return { kind: 'correction', cents, reason, paymentId } as const
}

export function aLedger(
  movements: readonly MoneyMovement[],
  overrides: Partial<Omit<Ledger, 'movements'>> = {},
): Ledger {
  return { movements, asked: [], disputed: [], ...overrides }
}

/** A couple that has paid by card. */
export function aChangeableBooking(overrides: Partial<ChangeableBooking> = {}): ChangeableBooking {
  const places = overrides.places ?? pricePlaces(couple, prices)
  return {
    departureId: 1,
    state: 'confirmed',
    paymentMethod: 'card',
    source: 'web',
    createdAt: at('12:00', '2026-12-01'),
    expiresAt: null,
    policy: { fullRefundHoursBefore: 24 },
    places,
    ledger: aLedger([payment(totalPlacesCents(places))]),
    isDebitUnderWay: false,
    openChange: null,
    choice: null,
    latestStartsAt: null,
    returnTripUntil: null,
    isUnderChangeByUs: false,
    ...overrides,
  }
}

/** A couple that has not paid yet. */
export function anUnpaidBooking(overrides: Partial<ChangeableBooking> = {}): ChangeableBooking {
  return aChangeableBooking({
    state: 'awaiting_payment',
    paymentMethod: 'crypto',
    expiresAt: at('12:00', '2026-12-06'),
    ledger: aLedger([]),
    ...overrides,
  })
}
