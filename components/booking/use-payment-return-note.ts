import { useEffect, useEffectEvent, useState } from 'react'

import { useOnPageRestored } from '@/components/booking/use-on-page-restored'
import { useWords } from '@/components/words/use-words'
import { HOLD_MINUTES } from '@/lib/booking/seats/hold'
import { isCheckoutHistoryEntry } from '@/lib/browser/checkout-history-entry'
import { clearPanelUrl } from '@/lib/browser/panel-url'
import { releaseOpenCheckout, type CheckoutReleaseResult } from '@/lib/browser/release-open-checkout'
import { isFormBooked } from '@/lib/browser/session'
import { type Say } from '@/lib/words/say'

export type PaymentReturnNote = {
  readonly text: string
  /** Whether the booking was made, so that the form can be cleared. */
  readonly isBooked: boolean
}

/** The note for a guest who returns from the payment page. Also removes the redirect's parameters from the URL. */
export function usePaymentReturnNote(tourId: number): PaymentReturnNote | null {
  const say = useWords('booking')
  const [note, setNote] = useState<PaymentReturnNote | null>(null)
  const show = useEffectEvent(() => showReturnNote(say, tourId, setNote))

  useEffect(() => show(), [])
  useOnPageRestored(() => showReturnNote(say, tourId, setNote))

  return note
}

function showReturnNote(say: Say<'booking'>, tourId: number, show: (note: PaymentReturnNote) => void): void {
  const cancelled = consumeCancelled()
  // The guest booked, then used the browser's back button to go past the payment page to this form.
  if (isCheckoutHistoryEntry() && isFormBooked(tourId)) show({ text: say('alreadyMade'), isBooked: true })
  void releaseOpenCheckout(cancelled?.release).then((released) => {
    const text = noteFor(say, released, cancelled)
    const isBooked = released === 'paid' || released === 'processing' || released === 'ended'
    if (isBooked && cancelled) clearPanelUrl()
    if (text) show({ text, isBooked })
  })
}

function noteFor(
  say: Say<'booking'>,
  released: CheckoutReleaseResult,
  cancelled: Cancelled | null,
): string | null {
  if (released === 'paid') return say('paid')
  if (released === 'processing') return say('paymentProcessing')
  if (released === 'ended') return say('paymentEnded')
  if (released === 'released') return say('paymentCancelled')
  return cancelled ? say('paymentUnknown', { minutes: HOLD_MINUTES }) : null
}

/** The URL parameters with which Stripe sends the guest back after they cancelled the payment. */
type Cancelled = {
  /** The token that releases the seats of the cancelled payment. */
  readonly release: string | null
}

/** Remove the redirect's parameters from the URL and return them. Null if the guest did not cancel a payment. */
function consumeCancelled(): Cancelled | null {
  const address = new URL(window.location.href)
  if (address.searchParams.get('payment') !== 'cancelled') return null
  const release = address.searchParams.get('release')
  address.searchParams.delete('payment')
  address.searchParams.delete('release')
  window.history.replaceState(null, '', address.pathname + address.search + address.hash)
  return { release }
}
