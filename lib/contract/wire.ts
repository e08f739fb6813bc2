import { type CryptoType } from '@/lib/booking/booking'
import { type Day } from '@/lib/calendar/day'

/* The shapes of the HTTP contract, for the side that sends and the side that answers. Amounts are euros here. */

/** `GET /api/tours` answers a list of these. */
export type TourRecord = {
  readonly id: number
  readonly adult_price: number
  readonly child_price: number
  readonly max_capacity: number | null
}

/** `GET /api/availability` answers `{ availableDates: AvailabilityRecord[] }`. */
export type AvailabilityRecord = {
  readonly id: number
  readonly date: Day
  readonly totalSlots: number
  readonly bookedSlots: number
  readonly availableSpots: number
}

/** `POST /api/checkout`. */
export type CheckoutRequest = {
  readonly amount: number
  readonly currency: 'eur'
  readonly tour_name: string
  /** Long English date text. */
  readonly tour_date: string
  readonly metadata: {
    readonly tour_id: number
    readonly tour_date_id: number
    readonly customer_name: string
    readonly customer_email: string
    readonly adults: number
    readonly children: number
    readonly total_price: number
    readonly phone: string
    readonly special_requests: string
  }
}

/** `POST /api/checkout` answers it: the browser goes to `url`. */
export type CheckoutAnswer = { readonly sessionId: string; readonly url: string; readonly reference: string }

/** `GET /api/checkout?session_id=…` answers it. */
export type CheckoutStatus = {
  readonly status: 'confirmed' | 'processing' | 'expired' | 'refunded'
  readonly reference: string
}

/** `POST /api/crypto-bookings`. */
export type CryptoBookingRequest = {
  readonly tour_id: number
  readonly tour_date_id: number
  readonly customer_name: string
  readonly customer_email: string
  readonly customer_phone: string
  readonly adults: number
  readonly children: number
  readonly total_price: number
  readonly tour_name: string
  readonly tour_date: string
  readonly crypto_type: CryptoType
  readonly special_requests: string
  readonly payment_type: 'crypto'
}

/** `POST /api/crypto-bookings` answers it; `paymentDueAt` is ISO 8601 in UTC. */
export type CryptoBookingAnswer = {
  readonly success: true
  readonly reference: string
  readonly paymentDueAt: string
}

/** `POST /api/requests/contact` and `POST /api/requests/customized-tour`. */
export type MessageRequest = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
}

/** `POST /api/requests/transportation`. */
export type TransportationRequest = {
  readonly name: string
  readonly email: string
  readonly destination: string
  readonly additionalInfo: string
  readonly serviceType: string
}

/** Every request's call answers it. */
export type RequestAnswer = { readonly success: true }

/** Why a call was refused. */
type RefusalCode =
  | 'invalid'
  | 'cross_site'
  | 'not_found'
  | 'method_not_allowed'
  | 'date_not_found'
  | 'date_closed'
  | 'not_enough_slots'
  | 'not_enough_crypto_slots'
  | 'crypto_closed'
  | 'price_changed'
  | 'too_many_requests'
  | 'payment_not_configured'
  | 'payment_provider_error'
  | 'unavailable'

/** Every 4xx and 5xx: a text for the visitor and a word for the program. */
export type Refusal = {
  readonly error: string
  readonly code: RefusalCode
  /** With `not_enough_slots`; with `not_enough_crypto_slots` those that cryptocurrency may still hold. */
  readonly availableSpots?: number
  /** With `price_changed`, in euros. */
  readonly amount?: number
  /** With `too_many_requests` where the wait can be worked off: solved, it goes into the header `PROOF_HEADER` of the same call. */
  readonly challenge?: object
}

/** A challenge and its solution, as JSON in base64. */
export const PROOF_HEADER = 'Proof-Of-Work'

/** Milliseconds between a page's opening and a form's sending, by a clock that nobody sets. Calls may go without it. */
export const FILLED_HEADER = 'Filled-In-Ms'

/** Nobody opens a page, fills in a form and sends it in less. Our own forms wait until then. */
export const LEAST_FILLING_MS = 1500

/** A field of every form that people do not see, in the body when something filled it in all the same. */
export const TRAP_FIELD = 'topic'
