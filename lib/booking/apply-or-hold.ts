import { type Asking } from '@/lib/booking/asking'
import {
  type BookingAfter,
  type ChangeableBooking,
  type ChangeableDeparture,
} from '@/lib/booking/changeable-booking'
import { type AppliedChange, type ChangeDecision, type HeldChange } from '@/lib/booking/change-decision'
import { CRYPTO_DUE_HOURS_BEFORE, cryptoDueAt, isCryptoOpen } from '@/lib/booking/crypto-due'
import { HOLD_MINUTES } from '@/lib/booking/hold'
import { minutesAfter } from '@/lib/calendar/duration'
import { correctedCents, heldCents } from '@/lib/booking/ledger'
import { isByProvider } from '@/lib/booking/money-methods'
import { type Places, placesCents } from '@/lib/booking/places'
import { returnsOfDropped } from '@/lib/booking/refund'
import { settleDifference, type Settlement } from '@/lib/booking/settlement'

/** What a booking is to become, where everything but the money is settled. */
export type ChangeTarget = {
  readonly booking: ChangeableBooking
  /** The departure that it is on now. */
  readonly from: ChangeableDeparture
  /** The one that it will be on: the same, but for a move. */
  readonly to: ChangeableDeparture
  readonly places: Places
  /** Held besides the booking's own while it is being paid. */
  readonly seats: number
}

/**
 * A change whose seats are settled is made at once where nothing is to be paid first, else once it is paid, with the
 * new seats held until then. A booking that waits for its payment is changed at once, and waits on with another total.
 *
 * Rule: change-money (docs/rules.md)
 * Rule: change-holds (docs/rules.md)
 */
export function applyOrHold(target: ChangeTarget, asking: Asking, now: Date): ChangeDecision {
  const { booking, places } = target
  const settlement = settleDifference(booking, placesCents(places), asking)
  if (settlement.payCents > 0) return holdUntilPaid(target, settlement, asking, now)
  if (booking.state === 'confirmed')
    return applied(target, settlement, { state: 'confirmed', expiresAt: null })
  return changeUnpaid(target, settlement, asking, now)
}

function holdUntilPaid(
  { booking, from, to, places, seats }: ChangeTarget,
  { payCents }: Settlement,
  { actor }: Asking,
  now: Date,
): ChangeDecision {
  const payBy = booking.paymentMethod
  const isByCard = isByProvider(payBy) && actor === 'guest'
  if (payBy === 'crypto' && actor === 'guest' && !isCryptoOpen(to.startsAt, now))
    return { kind: 'refused', reason: 'crypto_closed' }
  // Also before the departure that is left: nobody pays for another date after the tour.
  const firstStart = from.startsAt < to.startsAt ? from.startsAt : to.startsAt
  const until = isByCard ? minutesAfter(now, HOLD_MINUTES) : cryptoDueAt(firstStart, now)
  if (until <= now) return { kind: 'refused', reason: 'too_late_to_pay' }
  const quoted = { departureId: to.id, places, totalCents: placesCents(places), payCents, payBy, seats }
  const returns = returnsOfDropped(booking)
  return {
    kind: 'held',
    quoted,
    until,
    returns,
    endsOpenChange: booking.openChange !== null,
  } satisfies HeldChange
}

/** The time to pay stays as it was, but for a date that asks for it sooner. */
function changeUnpaid(
  target: ChangeTarget,
  settlement: Settlement,
  asking: Asking,
  now: Date,
): ChangeDecision {
  const { booking, from, to, places, seats } = target
  const isNew = to.id !== from.id || seats > 0
  const isClosed = booking.paymentMethod === 'crypto' && !isCryptoOpen(to.startsAt, now)
  if (isNew && isClosed && asking.actor === 'guest') return { kind: 'refused', reason: 'crypto_closed' }
  const correctedNow = settlement.corrections.reduce((sum, { cents }) => sum + cents, 0)
  const owedCents = placesCents(places) + correctedCents(booking.ledger) + correctedNow
  if (heldCents(booking.ledger) >= owedCents)
    return applied(target, settlement, { state: 'confirmed', expiresAt: null })
  const latest =
    booking.paymentMethod === 'crypto'
      ? minutesAfter(to.startsAt, -CRYPTO_DUE_HOURS_BEFORE * 60)
      : to.closesAt
  const expiresAt = booking.expiresAt && booking.expiresAt < latest ? booking.expiresAt : latest
  if (expiresAt <= now) return { kind: 'refused', reason: 'too_late_to_pay' }
  return applied(target, settlement, { state: booking.state, expiresAt })
}

function applied(
  { booking, to, places }: ChangeTarget,
  { returns, corrections }: Settlement,
  life: Pick<BookingAfter, 'state' | 'expiresAt'>,
): AppliedChange {
  return {
    kind: 'applied',
    after: { ...life, departureId: to.id, places, totalCents: placesCents(places) },
    returns: [...returns, ...returnsOfDropped(booking)],
    corrections,
    endsOpenChange: booking.openChange !== null,
    closesChoice: false,
    reopensFirstChoice: false,
  }
}
