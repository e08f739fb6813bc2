import { type BookingSource, type BookingState, type CancellationPolicy } from '@/lib/booking/booking'
import { type PaymentMethod } from '@/lib/booking/money-methods'
import { type ChoiceCause } from '@/lib/booking/choice'
import { type DepartureSeats } from '@/lib/booking/hold'
import { type Ledger } from '@/lib/booking/ledger'
import { type Places } from '@/lib/booking/places'
import { type Prices } from '@/lib/booking/quote'
import { type Day } from '@/lib/calendar/day'

/** What a decision about a booking needs to know of it. Its total is the price of its places for as long as it lives. */
export type ChangeableBooking = {
  readonly departureId: number
  readonly state: BookingState
  /** How the guest pays what a change costs more. */
  readonly paymentMethod: PaymentMethod
  readonly source: BookingSource
  readonly createdAt: Date
  /** While unpaid: when its time runs out. */
  readonly expiresAt: Date | null
  readonly policy: CancellationPolicy
  readonly places: Places
  readonly ledger: Ledger
  /** A bank debit is on its way: its amount cannot be changed any more. */
  readonly isDebitUnderWay: boolean
  /** The change that waits for its payment, with the seats that it holds besides the booking's own. */
  readonly openChange: {
    readonly departureId: number
    readonly seats: number
    /** What has come of its price so far. */
    readonly arrived?: readonly { readonly paymentId: string; readonly cents: number }[]
  } | null
  /** Why the guest has to choose, while the choice is open. */
  readonly choice: ChoiceCause | null
  /** The latest start that the departure had since the guest booked it; null where we have not changed it. */
  readonly latestStartsAt: Date | null
  /** For a free return trip: the last day it may be on. Null for every other booking. */
  readonly returnTripUntil: Day | null
  /** A command of ours can still be undone: until then the guest's page takes no change. */
  readonly isUnderChangeByUs: boolean
}

/** What a decision needs to know of a departure. `seatsFree` leaves out what the booking and its open change hold. */
export type ChangeableDeparture = DepartureSeats & {
  readonly id: number
  readonly tourId: number
  readonly day: Day
  readonly startsAt: Date
  readonly cancelledAt: Date | null
  readonly inSeason: boolean
  /** Closed for one party, which has it for itself. */
  readonly isPrivate?: boolean
  /** Of this date: see `pricesOn`. */
  readonly prices: Prices
}

/** What a booking is once a decision is carried out. */
export type BookingAfter = {
  readonly state: BookingState
  readonly departureId: number
  readonly places: Places
  /** The price of the places; of a booking that has ended what we keep. */
  readonly totalCents: number
  readonly expiresAt: Date | null
}
