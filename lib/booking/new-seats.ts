import { type Asking } from '@/lib/booking/asking'
import { type ChangeableDeparture } from '@/lib/booking/changeable-booking'

export type SeatsRefusal =
  | { readonly kind: 'refused'; readonly reason: 'date_closed' | 'date_private' }
  | { readonly kind: 'refused'; readonly reason: 'not_enough_slots'; readonly seatsFree: number }

/**
 * Refuse seats that a booking does not have yet, by the rules of a new booking. The operator, who closes dates, may seat
 * somebody on a closed one until it starts, but where it is closed for a private party; on a cancelled one nobody is seated.
 *
 * @returns  null when the seats can be had
 *
 * Rule: new-seats (docs/rules.md)
 */
export function refuseNewSeats(
  seats: number,
  departure: ChangeableDeparture,
  { actor }: Pick<Asking, 'actor'>,
  now: Date,
): SeatsRefusal | null {
  const { cancelledAt, isClosed, isPrivate, inSeason, closesAt, startsAt, seatsFree } = departure
  const isOnSale = !isClosed && inSeason && now < closesAt
  const isOpen = cancelledAt === null && (actor === 'operator' ? now < startsAt : isOnSale)
  if (!isOpen) return { kind: 'refused', reason: 'date_closed' }
  if (isPrivate) return { kind: 'refused', reason: 'date_private' }
  return seats > seatsFree ? { kind: 'refused', reason: 'not_enough_slots', seatsFree } : null
}
