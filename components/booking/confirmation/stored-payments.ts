import {
  type PendingCryptoBooking,
  findCryptoBooking,
  findCryptoReference,
  findOpenCheckout,
  findBookingBeingPaid,
  findPendingBooking,
  removeFromSession,
  type PendingBooking,
} from '@/lib/browser/session'

/** What this tab knows about a guest who returns from Stripe's payment page. */
export type StoredCardPayment = { readonly booking: PendingBooking | null; readonly sessionId: string | null }

export type StoredCryptoPayment = {
  readonly booking: PendingCryptoBooking | null
  readonly reference: string
}

export const cardPaymentStore = createArrivalStore((): StoredCardPayment => {
  const booking = findPendingBooking()
  const sessionId = new URLSearchParams(window.location.search).get('session_id')
  removeFromSession('pendingBooking')
  // Without a session id in the URL, the guest opened this page directly while the payment page was still open. They
  // have not paid yet, and the server will say so.
  if (!sessionId) return { booking, sessionId: (booking && findOpenCheckout()?.sessionId) || null }
  // The payment is finished: forget its page, so that its seats are not released, and use a new idempotency key for the
  // next booking. The form's text stays until the booking exists.
  removeFromSession('openCheckout', 'cardAttempt')
  return { booking: findBookingBeingPaid(sessionId) ?? booking, sessionId }
})

export const cryptoPaymentStore = createArrivalStore((): StoredCryptoPayment => {
  const booking = findCryptoBooking()
  const reference = findCryptoReference()
  removeFromSession('cryptoBooking', 'cryptoReference')
  return { booking, reference }
})

/**
 * Create a store for `useSyncExternalStore` that takes its value once per visit to a page, even if React runs effects
 * twice.
 */
function createArrivalStore<T>(take: () => T) {
  let taken: { readonly value: T } | null = null
  let readers = 0

  function subscribe(onChange: () => void): () => void {
    readers += 1
    taken ??= { value: take() }
    onChange()
    return () => {
      readers -= 1
      // React resubscribes immediately when it runs an effect twice, but not after the guest has left the page.
      setTimeout(() => {
        if (readers === 0) taken = null
      })
    }
  }

  return { subscribe, read: () => taken?.value ?? null, readOnServer: () => null }
}
