import { type Requester, effectiveRequestTime, isCausedByUs } from '@/lib/booking/changes/requester'
import { hasBookingEnded, holdsSeats } from '@/lib/booking/booking'
import { applyOrHoldChange } from '@/lib/booking/changes/apply-or-hold-change'
import {
  type ChangeDecision,
  type ChangeRefusal,
  type DesiredChange,
} from '@/lib/booking/changes/change-decision'
import { type ChangeableBooking, type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import { changeCutOffAt } from '@/lib/booking/changes/change-cut-off'
import { decideCancellation } from '@/lib/booking/changes/cancellation'
import { decideMove } from '@/lib/booking/changes/move'
import { decidePartyChange } from '@/lib/booking/changes/party-change'
import { totalPlacesCents, spreadTotalOverPlaces } from '@/lib/booking/seats/places'

/** A requested change, and everything needed to decide it. */
export type ChangeRequest = {
  readonly booking: ChangeableBooking
  /** The booking's current departure. */
  readonly departure: ChangeableDeparture
  readonly wanted: DesiredChange
  readonly asking: Requester
}

type Refusal = Extract<ChangeRefusal, { readonly reason: unknown }>

/**
 * Decide a change to a booking, requested on the guest's page or by the operator. It is applied, possibly with refunds;
 * held until it is paid; found to change nothing; or refused, with the reason. Each request makes one kind of change.
 *
 * The caller must count the seats taken by other bookings, and must have locked both departures.
 *
 * Rule: guest-changes (docs/rules.md)
 * Rule: one-change (docs/rules.md)
 */
export function decideChange(request: ChangeRequest, now: Date): ChangeDecision {
  const { booking, wanted, asking } = request
  const at = effectiveRequestTime(asking, booking, now)
  if (!at) return refuse('as_of_out_of_range')
  if (hasBookingEnded(booking.state) && wanted.kind === 'cancel') return { kind: 'unchanged' }
  if (!holdsSeats(booking, now)) return refuse('not_live')
  if (asking.actor === 'guest' && booking.isUnderChangeByUs) return refuse('change_by_us_under_way')
  if (wanted.kind === 'details' || wanted.kind === 'address') return changeDetails(request, at)
  // While the guest chooses after a cancelled departure or a night without lights, only details can be changed. Other
  // open choices rule out only a move.
  if (booking.choice === 'departure_cancelled' || booking.choice === 'lights_not_seen')
    return refuse('choice_open')
  if (wanted.kind === 'cancel') return decideCancellation(request, asking, at)
  if (wanted.kind === 'move' && booking.choice !== null) return refuse('choice_open')
  if (wanted.kind === 'agree' && asking.actor === 'guest') return refuse('operator_only')
  const refusal = refusePartyOrDate(request, { at, now })
  if (refusal) return refusal
  const counted = countOwnSeats(request)
  if (wanted.kind === 'party') return decidePartyChange(counted, { party: wanted.party, asking }, now)
  if (wanted.kind === 'move')
    return decideMove(counted, { to: withOwnSeats(wanted.to, booking), asking }, now)
  return agreeTotal(counted, wanted.totalCents, now)
}

/**
 * Changing details is free, and possible until the tour starts. Guests with an open choice may change theirs even
 * later, because we still write to them.
 */
function changeDetails({ booking, departure, wanted, asking }: ChangeRequest, at: Date): ChangeDecision {
  const isWrittenTo = wanted.kind === 'address' && booking.choice !== null
  if (asking.actor === 'guest' && at >= departure.startsAt && !isWrittenTo) return refuse('already_started')
  const { state, departureId, places, expiresAt } = booking
  return {
    kind: 'applied',
    after: { state, departureId, places, totalCents: totalPlacesCents(places), expiresAt },
    returns: [],
    corrections: [],
    endsOpenChange: false,
    closesChoice: false,
    reopensFirstChoice: false,
  }
}

/**
 * Refuse a late change of party, date or total: guests may make one until the cut-off, the operator until the start.
 */
function refusePartyOrDate(
  { booking, departure, asking }: ChangeRequest,
  { at, now }: { readonly at: Date; readonly now: Date },
): Refusal | null {
  if (booking.state === 'hold') return refuse('not_confirmed')
  if (booking.isDebitUnderWay) return refuse('debit_under_way')
  if (booking.ledger.disputed.length > 0) return refuse('disputed')
  if (now >= departure.startsAt) return refuse('already_started')
  // While guests have a choice to make because of a change by us, there is no cut-off.
  const hasCutOff = !isCausedByUs(asking) && booking.choice === null
  const isLate = at >= changeCutOffAt(booking.policy, { ...booking, startsAt: departure.startsAt })
  return hasCutOff && isLate ? refuse('too_late') : null
}

/** Seats held by the change that this one replaces count as free. */
function countOwnSeats(request: ChangeRequest): ChangeRequest {
  return { ...request, departure: withOwnSeats(request.departure, request.booking) }
}

function withOwnSeats(
  departure: ChangeableDeparture,
  { openChange }: ChangeableBooking,
): ChangeableDeparture {
  const own = openChange?.departureId === departure.id ? openChange.seats : 0
  return { ...departure, seatsFree: departure.seatsFree + own }
}

/** Set a new total for the same party, spread over the prices of its places. Rule: agreed-total (docs/rules.md) */
function agreeTotal(
  { booking, departure, asking }: ChangeRequest,
  totalCents: number,
  now: Date,
): ChangeDecision {
  if (!Number.isSafeInteger(totalCents) || totalCents < 0) return refuse('no_amount')
  const isAgreed = booking.places.every(({ basis }) => basis === 'agreed')
  if (isAgreed && totalCents === totalPlacesCents(booking.places)) return { kind: 'unchanged' }
  const places = spreadTotalOverPlaces(booking.places, totalCents, 'agreed')
  return applyOrHoldChange({ booking, from: departure, to: departure, places, seats: 0 }, asking, now)
}

function refuse(
  reason: Exclude<ChangeRefusal['reason'], 'date_closed' | 'date_private' | 'not_enough_slots'>,
) {
  return { kind: 'refused', reason } as const
}
