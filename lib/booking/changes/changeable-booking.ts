import { type BookingSource, type BookingState, type CancellationPolicy } from '@/lib/booking/booking'
import { type PaymentMethod } from '@/lib/booking/money/money-methods'
import { type ChoiceCause } from '@/lib/booking/choices/choice'
import { type DepartureSeats } from '@/lib/booking/seats/hold'
import { type Ledger } from '@/lib/booking/ledger'
import { type Places } from '@/lib/booking/seats/places'
import { type Prices } from '@/lib/booking/money/quote'
import { type Day } from '@/lib/calendar/day'

/** The facts about a booking that decisions need. Until it ends, its total is the sum of its places' prices. */
export type ChangeableBooking = {
  readonly departureId: number
  readonly state: BookingState
  /** How the guest pays extra costs. */
  readonly paymentMethod: PaymentMethod
  readonly source: BookingSource
  readonly createdAt: Date
  /** When an unpaid booking expires. */
  readonly expiresAt: Date | null
  readonly policy: CancellationPolicy
  readonly places: Places
  readonly ledger: Ledger
  /** A bank debit is on its way, so its amount can no longer be changed. */
  readonly isDebitUnderWay: boolean
  /** The change that awaits its payment, with the extra seats it holds. */
  readonly openChange: {
    readonly departureId: number
    readonly seats: number
    /** The payments received towards the change so far. */
    readonly arrived?: readonly { readonly paymentId: string; readonly cents: number }[]
  } | null
  /** The reason for the guest's open choice; null if there is none. */
  readonly choice: ChoiceCause | null
  /** The latest start the departure has had since the guest booked; null if we never changed it. */
  readonly latestStartsAt: Date | null
  /** The last day allowed for a free return trip. Null for every other booking. */
  readonly returnTripUntil: Day | null
  /** Our own last change can still be undone: until then the guest's page accepts no changes. */
  readonly isUnderChangeByUs: boolean
}

/**
 * The facts about a departure that decisions need. `seatsFree` counts the seats of this booking and its open change as
 * free.
 */
export type ChangeableDeparture = DepartureSeats & {
  readonly id: number
  readonly tourId: number
  readonly day: Day
  readonly startsAt: Date
  readonly cancelledAt: Date | null
  readonly inSeason: boolean
  /** Whether the departure is reserved for one private party. */
  readonly isPrivate?: boolean
  /** The prices on this date, see `pricesOn`. */
  readonly prices: Prices
}

/** The booking once a decision has been carried out. */
export type BookingAfter = {
  readonly state: BookingState
  readonly departureId: number
  readonly places: Places
  /** The price of the places; for a booking that has ended, the amount we keep. */
  readonly totalCents: number
  readonly expiresAt: Date | null
}
