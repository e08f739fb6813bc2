import { type Asking, askedAt, isByUs } from '@/lib/booking/asking'
import { hasEnded, holdsSeats } from '@/lib/booking/booking'
import { applyOrHold } from '@/lib/booking/apply-or-hold'
import { type ChangeDecision, type ChangeRefusal, type WantedChange } from '@/lib/booking/change-decision'
import { type ChangeableBooking, type ChangeableDeparture } from '@/lib/booking/changeable-booking'
import { cutOffAt } from '@/lib/booking/cut-off'
import { decideCancellation } from '@/lib/booking/cancellation'
import { decideMove } from '@/lib/booking/move'
import { decidePartyChange } from '@/lib/booking/party-change'
import { placesCents, shareTotal } from '@/lib/booking/places'

/** What is wanted of a booking, and all that it is judged by. */
export type ChangeRequest = {
  readonly booking: ChangeableBooking
  /** The one that the booking is on. */
  readonly departure: ChangeableDeparture
  readonly wanted: WantedChange
  readonly asking: Asking
}

type Refusal = Extract<ChangeRefusal, { readonly reason: unknown }>

/**
 * Decide a change of a booking, for the guest's page and the operator alike: applied, with what goes back; held until it
 * is paid; unchanged, where it is so already; or refused with the reason. A change has one kind; who wants two makes two.
 *
 * Throws nothing. Seats of other bookings are counted by the caller, who has both departures locked.
 *
 * Rule: guest-changes (docs/rules.md)
 * Rule: one-change (docs/rules.md)
 */
export function decideChange(request: ChangeRequest, now: Date): ChangeDecision {
  const { booking, wanted, asking } = request
  const at = askedAt(asking, booking, now)
  if (!at) return refuse('as_of_out_of_range')
  if (hasEnded(booking.state) && wanted.kind === 'cancel') return { kind: 'unchanged' }
  if (!holdsSeats(booking, now)) return refuse('not_live')
  if (asking.actor === 'guest' && booking.isUnderChangeByUs) return refuse('change_by_us_under_way')
  if (wanted.kind === 'details' || wanted.kind === 'address') return changeDetails(request, at)
  // These two choices stand in the place of every other change; the others in the place of a move.
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
 * Details cost nothing, and what the guest says of them helps until the start; whoever still chooses is written to after
 * it.
 */
function changeDetails({ booking, departure, wanted, asking }: ChangeRequest, at: Date): ChangeDecision {
  const isWrittenTo = wanted.kind === 'address' && booking.choice !== null
  if (asking.actor === 'guest' && at >= departure.startsAt && !isWrittenTo) return refuse('already_started')
  const { state, departureId, places, expiresAt } = booking
  return {
    kind: 'applied',
    after: { state, departureId, places, totalCents: placesCents(places), expiresAt },
    returns: [],
    corrections: [],
    endsOpenChange: false,
    closesChoice: false,
    reopensFirstChoice: false,
  }
}

/** Refuse what changes guests, date or total. Until the cut-off a guest may; for a reason of ours, until the start. */
function refusePartyOrDate(
  { booking, departure, asking }: ChangeRequest,
  { at, now }: { readonly at: Date; readonly now: Date },
): Refusal | null {
  if (booking.state === 'hold') return refuse('not_confirmed')
  if (booking.isDebitUnderWay) return refuse('debit_under_way')
  if (booking.ledger.disputed.length > 0) return refuse('disputed')
  if (now >= departure.startsAt) return refuse('already_started')
  // While a guest chooses after a change of ours, there is no cut-off.
  const hasCutOff = !isByUs(asking) && booking.choice === null
  const isLate = at >= cutOffAt(booking.policy, { ...booking, startsAt: departure.startsAt })
  return hasCutOff && isLate ? refuse('too_late') : null
}

/** What a change holds that this one replaces is free for it. */
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

/** Another total for the same party, shared out over its places. Rule: agreed-total (docs/rules.md) */
function agreeTotal(
  { booking, departure, asking }: ChangeRequest,
  totalCents: number,
  now: Date,
): ChangeDecision {
  if (!Number.isSafeInteger(totalCents) || totalCents < 0) return refuse('no_amount')
  const isAgreed = booking.places.every(({ basis }) => basis === 'agreed')
  if (isAgreed && totalCents === placesCents(booking.places)) return { kind: 'unchanged' }
  const places = shareTotal(booking.places, totalCents, 'agreed')
  return applyOrHold({ booking, from: departure, to: departure, places, seats: 0 }, asking, now)
}

function refuse(
  reason: Exclude<ChangeRefusal['reason'], 'date_closed' | 'date_private' | 'not_enough_slots'>,
) {
  return { kind: 'refused', reason } as const
}
