import { type Requester } from '@/lib/booking/changes/requester'
import { type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'

export type SeatsRefusal =
  | { readonly kind: 'refused'; readonly reason: 'date_closed' | 'date_private' }
  | { readonly kind: 'refused'; readonly reason: 'not_enough_slots'; readonly seatsFree: number }

/**
 * Refuse additional seats by the rules for a new booking. The operator may add guests to a closed departure until it
 * starts, but never to a private or cancelled one.
 *
 * @returns  null if the seats are available
 *
 * Rule: new-seats (docs/rules.md)
 */
export function refuseNewSeats(
  seats: number,
  departure: ChangeableDeparture,
  { actor }: Pick<Requester, 'actor'>,
  now: Date,
): SeatsRefusal | null {
  const { cancelledAt, isClosed, isPrivate, inSeason, closesAt, startsAt, seatsFree } = departure
  const isOnSale = !isClosed && inSeason && now < closesAt
  const isOpen = cancelledAt === null && (actor === 'operator' ? now < startsAt : isOnSale)
  if (!isOpen) return { kind: 'refused', reason: 'date_closed' }
  if (isPrivate) return { kind: 'refused', reason: 'date_private' }
  return seats > seatsFree ? { kind: 'refused', reason: 'not_enough_slots', seatsFree } : null
}
