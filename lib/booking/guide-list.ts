import { type Party } from '@/lib/booking/party'

/** A booking, as far as its guide is concerned. */
export type GuidedBooking = Party & {
  readonly reference: string
  readonly state: string
  readonly customerName: string
  readonly customerPhone: string | null
  readonly specialRequests: string | null
  readonly pickupPlace: string | null
  readonly wishesReleasedAt: Date | null
  /** What the guest has agreed that the guide reads; null: nothing. Rule: health (docs/rules.md) */
  readonly health: string | null
  readonly noShowAt: Date | null
  readonly startsAt: Date
  readonly endedAt: Date | null
}

/** A party on the list of the guide: no money, no e-mail address. */
export type GuideRow<Booking> = {
  readonly booking: Booking
  /** The stops are counted in the order of the list; null: nobody has said where. */
  readonly stop: number | null
  readonly pickUp: string | null
  /** Null: none. */
  readonly wishes: string | null
}

/** Stands for wishes that the guide does not read yet. */
const SEE_THE_OFFICE = 'see the office'

const LAST = Number.MAX_SAFE_INTEGER

/**
 * Who comes, by the places at which they are picked up; parties without a place come last. Unpaid bookings are on the
 * list for as long as they live, and whose money went back once the tour had begun was there.
 *
 * Rule: wishes-for-the-guide (docs/rules.md)
 */
export function listForGuide<Booking extends GuidedBooking>(
  bookings: readonly Booking[],
): readonly GuideRow<Booking>[] {
  const coming = bookings.filter(isComing)
  const places = [...new Set(coming.flatMap(({ pickupPlace }) => pickupPlace ?? []))].sort(byWords)
  return coming
    .map((booking) => ({
      booking,
      stop: booking.pickupPlace === null ? null : places.indexOf(booking.pickupPlace) + 1,
      pickUp: booking.pickupPlace,
      wishes: wishesOf(booking),
    }))
    .sort(
      (one, other) =>
        (one.stop ?? LAST) - (other.stop ?? LAST) ||
        byWords(one.booking.customerName, other.booking.customerName) ||
        byWords(one.booking.reference, other.booking.reference),
    )
}

function isComing({ state, startsAt, endedAt }: GuidedBooking): boolean {
  if (state === 'confirmed' || state === 'awaiting_payment') return true
  return (state === 'cancelled' || state === 'refunded') && endedAt !== null && endedAt > startsAt
}

/** How many come, those left out that did not. */
export function countGuests(rows: readonly { readonly booking: GuidedBooking }[]): Party {
  const present = rows.filter(({ booking }) => booking.noShowAt === null)
  return {
    adults: present.reduce((sum, { booking }) => sum + booking.adults, 0),
    children: present.reduce((sum, { booking }) => sum + booking.children, 0),
  }
}

function wishesOf({ specialRequests, wishesReleasedAt }: GuidedBooking): string | null {
  if (specialRequests === null) return null
  return wishesReleasedAt === null ? SEE_THE_OFFICE : specialRequests
}

function byWords(one: string, other: string): number {
  return one.localeCompare(other, 'en')
}
