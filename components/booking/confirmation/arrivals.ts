import { createArrivalStore } from '@/components/booking/confirmation/arrival-store'
import {
  type PendingCryptoBooking,
  findCryptoBooking,
  findCryptoReference,
  findOpenCheckout,
  findPayingBooking,
  findPendingBooking,
  removeFromSession,
  type PendingBooking,
} from '@/lib/browser/session'

/** How a guest comes back from the card payment page. */
export type CardArrival = { readonly booking: PendingBooking | null; readonly sessionId: string | null }

export type CryptoArrival = { readonly booking: PendingCryptoBooking | null; readonly reference: string }

export const cardArrivals = createArrivalStore((): CardArrival => {
  const booking = findPendingBooking()
  const sessionId = new URLSearchParams(window.location.search).get('session_id')
  removeFromSession('pendingBooking')
  // A guest who types the address while the payment page is still open has not paid yet, as the server will say.
  if (!sessionId) return { booking, sessionId: (booking && findOpenCheckout()?.sessionId) || null }
  // Payment ends here: its seats are not released, and the next booking gets a key of its own. What was typed stays until
  // there is a booking.
  removeFromSession('openCheckout', 'cardAttempt')
  return { booking: findPayingBooking(sessionId) ?? booking, sessionId }
})

export const cryptoArrivals = createArrivalStore((): CryptoArrival => {
  const booking = findCryptoBooking()
  const reference = findCryptoReference()
  removeFromSession('cryptoBooking', 'cryptoReference')
  return { booking, reference }
})
