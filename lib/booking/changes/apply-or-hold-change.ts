import { type Requester } from '@/lib/booking/changes/requester'
import {
  type UpdatedBooking,
  type ChangeableBooking,
  type ChangeableDeparture,
} from '@/lib/booking/changes/changeable-booking'
import {
  type AppliedChange,
  type ChangeDecision,
  type HeldChange,
} from '@/lib/booking/changes/change-decision'
import { CRYPTO_DUE_HOURS_BEFORE_START, cryptoDueAt, isCryptoAvailable } from '@/lib/booking/money/crypto-due'
import { HOLD_MINUTES } from '@/lib/booking/seats/hold'
import { addMinutes } from '@/lib/calendar/duration'
import { correctionsCents } from '@/lib/booking/ledger'
import { moneyHeldCents } from '@/lib/booking/money/list-payment-remainders'
import { isHandledByProvider } from '@/lib/booking/money/money-methods'
import { type Places, totalPlacesCents } from '@/lib/booking/seats/places'
import { listDroppedChangeRefunds } from '@/lib/booking/money/refund'
import { settleDifference, type Settlement } from '@/lib/booking/money/settlement'

/** A change for which only the money remains to be decided. */
export type PlannedChange = {
  readonly booking: ChangeableBooking
  /** The booking's current departure. */
  readonly from: ChangeableDeparture
  /** The new departure; the same as `from` unless the booking is moved. */
  readonly to: ChangeableDeparture
  readonly places: Places
  /** Number of extra seats to hold until the change is paid. */
  readonly seats: number
}

/**
 * Apply a change immediately if nothing has to be paid first; otherwise hold the new seats until it is paid. A booking
 * that is itself awaiting payment changes immediately, and the new total becomes due.
 *
 * Rule: change-money (docs/rules.md)
 * Rule: change-holds (docs/rules.md)
 */
export function applyOrHoldChange(target: PlannedChange, asking: Requester, now: Date): ChangeDecision {
  const { booking, places } = target
  const settlement = settleDifference(booking, totalPlacesCents(places), asking)
  if (settlement.payCents > 0) return holdUntilPaid(target, settlement, asking, now)
  if (booking.state === 'confirmed')
    return applied(target, settlement, { state: 'confirmed', expiresAt: null })
  return changeUnpaid(target, settlement, asking, now)
}

function holdUntilPaid(
  { booking, from, to, places, seats }: PlannedChange,
  { payCents }: Settlement,
  { actor }: Requester,
  now: Date,
): ChangeDecision {
  const payBy = booking.paymentMethod
  const isByCard = isHandledByProvider(payBy) && actor === 'guest'
  if (payBy === 'crypto' && actor === 'guest' && !isCryptoAvailable(to.startsAt, now))
    return { kind: 'refused', reason: 'crypto_closed' }
  // For a change of date, payment must arrive before the earlier of the two starts: nobody pays for one after the tour.
  const firstStart = from.startsAt < to.startsAt ? from.startsAt : to.startsAt
  const until = isByCard ? addMinutes(now, HOLD_MINUTES) : cryptoDueAt(firstStart, now)
  if (until <= now) return { kind: 'refused', reason: 'too_late_to_pay' }
  const quoted = { departureId: to.id, places, totalCents: totalPlacesCents(places), payCents, payBy, seats }
  const returns = listDroppedChangeRefunds(booking)
  return {
    kind: 'held',
    quoted,
    until,
    returns,
    endsOpenChange: booking.openChange !== null,
  } satisfies HeldChange
}

/** Change a booking that is itself unpaid. Its payment deadline stays, unless the new date needs an earlier one. */
function changeUnpaid(
  target: PlannedChange,
  settlement: Settlement,
  asking: Requester,
  now: Date,
): ChangeDecision {
  const { booking, from, to, places, seats } = target
  const isNew = to.id !== from.id || seats > 0
  const isClosed = booking.paymentMethod === 'crypto' && !isCryptoAvailable(to.startsAt, now)
  if (isNew && isClosed && asking.actor === 'guest') return { kind: 'refused', reason: 'crypto_closed' }
  const correctedNow = settlement.corrections.reduce((sum, { cents }) => sum + cents, 0)
  const owedCents = totalPlacesCents(places) + correctionsCents(booking.ledger) + correctedNow
  if (moneyHeldCents(booking.ledger) >= owedCents)
    return applied(target, settlement, { state: 'confirmed', expiresAt: null })
  const latest =
    booking.paymentMethod === 'crypto'
      ? addMinutes(to.startsAt, -CRYPTO_DUE_HOURS_BEFORE_START * 60)
      : to.closesAt
  const expiresAt = booking.expiresAt && booking.expiresAt < latest ? booking.expiresAt : latest
  if (expiresAt <= now) return { kind: 'refused', reason: 'too_late_to_pay' }
  return applied(target, settlement, { state: booking.state, expiresAt })
}

function applied(
  { booking, to, places }: PlannedChange,
  { returns, corrections }: Settlement,
  life: Pick<UpdatedBooking, 'state' | 'expiresAt'>,
): AppliedChange {
  return {
    kind: 'applied',
    after: { ...life, departureId: to.id, places, totalCents: totalPlacesCents(places) },
    returns: [...returns, ...listDroppedChangeRefunds(booking)],
    corrections,
    endsOpenChange: booking.openChange !== null,
    closesChoice: false,
    reopensFirstChoice: false,
  }
}
