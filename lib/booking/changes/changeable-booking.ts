import { type BookingSource, type BookingState, type CancellationPolicy } from '@/lib/booking/booking'
import { type PaymentMethod } from '@/lib/booking/money/money-methods'
import { type ChoiceCause } from '@/lib/booking/choices/choice'
import { type DepartureSeats } from '@/lib/booking/seats/hold'
import { type Ledger } from '@/lib/booking/ledger'
import { type Places } from '@/lib/booking/seats/places'
import { type Prices } from '@/lib/booking/money/quote'
import { type Day } from '@/lib/calendar/day'

/** The facts about a booking that decisions need. Until a booking ends, its total is the sum of its places' prices. */
export type ChangeableBooking = {
  readonly departureId: number
  readonly state: BookingState
  /** How the guest pays for changes that cost extra. */
  readonly paymentMethod: PaymentMethod
  readonly source: BookingSource
  readonly createdAt: Date
  /** When the booking expires if it is unpaid; null if it does not expire. */
  readonly expiresAt: Date | null
  readonly policy: CancellationPolicy
  readonly places: Places
  readonly ledger: Ledger
  /** Whether a bank debit is under way, whose amount can no longer be changed. */
  readonly isDebitUnderWay: boolean
  /** The change that is awaiting payment, with the extra seats it holds; null if there is none. */
  readonly openChange: {
    readonly departureId: number
    readonly seats: number
    /** Part payments received so far for the change that is awaiting payment. */
    readonly arrived?: readonly { readonly paymentId: string; readonly cents: number }[]
  } | null
  /** The reason for the guest's open choice; null if there is none. */
  readonly choice: ChoiceCause | null
  /** The latest start the departure has had since the guest booked; null if we never changed it. */
  readonly latestStartsAt: Date | null
  /** For a free return trip, the last day it may take place; null for every other booking. */
  readonly returnTripUntil: Day | null
  /** Whether our latest change can still be undone. Until that time has passed, the guest's page accepts no changes. */
  readonly isUnderChangeByUs: boolean
}

/**
 * The facts about a departure that decisions need. `seatsFree` includes the seats of this booking and of its open
 * change.
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
  /** The prices on this date; see `applyPriceOverrides`. */
  readonly prices: Prices
}

/** The booking as it will be once the decision has been carried out. */
export type UpdatedBooking = {
  readonly state: BookingState
  readonly departureId: number
  readonly places: Places
  /** The price of all places, in cents; for a booking that has ended, the amount we keep. */
  readonly totalCents: number
  readonly expiresAt: Date | null
}
