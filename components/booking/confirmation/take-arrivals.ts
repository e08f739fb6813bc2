import { createArrivalStore } from '@/components/booking/confirmation/arrival-store'
import {
  type CryptoBooking,
  findCryptoBooking,
  findCryptoReference,
  findPendingBooking,
  forget,
  type PendingBooking,
} from '@/components/booking/session'

/** How a guest comes back from the card payment page. */
export type CardArrival = { readonly booking: PendingBooking | null; readonly sessionId: string | null }

export type CryptoArrival = { readonly booking: CryptoBooking | null; readonly reference: string }

export const cardArrivals = createArrivalStore((): CardArrival => {
  const booking = findPendingBooking()
  const sessionId = new URLSearchParams(window.location.search).get('session_id')
  // The way through the payment page ends here: its seats are not released, and the next wish has a key of its own.
  forget('pendingBooking', 'openCheckout', 'cardAttempt', 'bookingForm')
  return { booking, sessionId: sessionId || null }
})

export const cryptoArrivals = createArrivalStore((): CryptoArrival => {
  const booking = findCryptoBooking()
  const reference = findCryptoReference()
  forget('cryptoBooking', 'cryptoReference')
  return { booking, reference }
})
