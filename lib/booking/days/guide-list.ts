import { type Party } from '@/lib/booking/party'

/** The parts of a booking that the tour's guide may see. */
export type GuideBooking = Party & {
  readonly reference: string
  readonly state: string
  readonly customerName: string
  readonly customerPhone: string | null
  readonly specialRequests: string | null
  readonly pickupPlace: string | null
  readonly wishesReleasedAt: Date | null
  /**
   * Health details that the guest agreed to share with the guide; null if there are none. Rule: health (docs/rules.md)
   */
  readonly health: string | null
  readonly noShowAt: Date | null
  readonly startsAt: Date
  readonly endedAt: Date | null
}

/** A party on the guide's list, which shows no amounts and no e-mail addresses. */
export type GuideListRow<Booking> = {
  readonly booking: Booking
  /** Number of the pick-up stop, in list order; null if the place is unknown. */
  readonly stop: number | null
  readonly pickUp: string | null
  /** The guest's wishes; null if there are none. */
  readonly wishes: string | null
}

/** Shown in place of a pick-up place that nobody has given. */
export const NO_PICK_UP_TEXT = 'no pick-up place yet'

/** Shown in place of wishes that the office has not released to the guide yet. */
const SEE_THE_OFFICE = 'see the office'

const LAST = Number.MAX_SAFE_INTEGER

/**
 * List the parties by pick-up place, those without one last. The list includes unpaid bookings until they expire, and
 * bookings that were cancelled or refunded only after the tour began.
 *
 * Rule: wishes-for-the-guide (docs/rules.md)
 */
export function listPartiesForGuide<Booking extends GuideBooking>(
  bookings: readonly Booking[],
): readonly GuideListRow<Booking>[] {
  const coming = bookings.filter(isComing)
  const places = [...new Set(coming.flatMap(({ pickupPlace }) => pickupPlace ?? []))].sort(compareText)
  return coming
    .map((booking) => ({
      booking,
      stop: booking.pickupPlace === null ? null : places.indexOf(booking.pickupPlace) + 1,
      pickUp: booking.pickupPlace,
      wishes: toWishes(booking),
    }))
    .sort(
      (one, other) =>
        (one.stop ?? LAST) - (other.stop ?? LAST) ||
        compareText(one.booking.customerName, other.booking.customerName) ||
        compareText(one.booking.reference, other.booking.reference),
    )
}

function isComing({ state, startsAt, endedAt }: GuideBooking): boolean {
  if (state === 'confirmed' || state === 'awaiting_payment') return true
  return (state === 'cancelled' || state === 'refunded') && endedAt !== null && endedAt > startsAt
}

/** Count the guests, leaving out no-shows. */
export function countGuests(rows: readonly { readonly booking: GuideBooking }[]): Party {
  const present = rows.filter(({ booking }) => booking.noShowAt === null)
  return {
    adults: present.reduce((sum, { booking }) => sum + booking.adults, 0),
    children: present.reduce((sum, { booking }) => sum + booking.children, 0),
  }
}

function toWishes({ specialRequests, wishesReleasedAt }: GuideBooking): string | null {
  if (specialRequests === null) return null
  return wishesReleasedAt === null ? SEE_THE_OFFICE : specialRequests
}

function compareText(one: string, other: string): number {
  return one.localeCompare(other, 'en')
}
