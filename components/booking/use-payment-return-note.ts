import { useEffect, useEffectEvent, useState } from 'react'

import { useOnPageRestored } from '@/components/booking/use-on-page-restored'
import { HOLD_MINUTES } from '@/lib/booking/seats/hold'
import { isCheckoutHistoryEntry } from '@/lib/browser/checkout-history-entry'
import { clearPanelUrl } from '@/lib/browser/panel-url'
import { releaseOpenCheckout, type CheckoutReleaseResult } from '@/lib/browser/release-open-checkout'
import { isFormBooked } from '@/lib/browser/session'

const CANCELLED = 'Your payment was cancelled and nothing was charged.'
const UNKNOWN = `We cannot see just now whether you paid: please look at your e-mail before you book again. Seats that were not paid for are free again ${HOLD_MINUTES} minutes after you set out to pay, at the latest.`
const ENDED =
  'Your payment had arrived, and the booking has been cancelled since. Our e-mail about it says what happens next.'
const MADE =
  'Your booking has been made, and there is no need to book again. All about it comes to you by e-mail.'

export type PaymentReturnNote = {
  readonly text: string
  /** Whether the booking was made, so that the form can be cleared. */
  readonly isBooked: boolean
}

/** The note for a guest who returns from the payment page. Also removes the redirect's parameters from the URL. */
export function usePaymentReturnNote(tourId: number): PaymentReturnNote | null {
  const [note, setNote] = useState<PaymentReturnNote | null>(null)
  const show = useEffectEvent(() => showReturnNote(tourId, setNote))

  useEffect(() => show(), [])
  useOnPageRestored(() => showReturnNote(tourId, setNote))

  return note
}

function showReturnNote(tourId: number, show: (note: PaymentReturnNote) => void): void {
  const cancelled = consumeCancelled()
  // The guest booked, then used the browser's back button to go past the payment page to this form.
  if (isCheckoutHistoryEntry() && isFormBooked(tourId)) show({ text: MADE, isBooked: true })
  void releaseOpenCheckout(cancelled?.release).then((released) => {
    const text = noteFor(released, cancelled)
    const isBooked = released === 'paid' || released === 'processing' || released === 'ended'
    if (isBooked && cancelled) clearPanelUrl()
    if (text) show({ text, isBooked })
  })
}

function noteFor(released: CheckoutReleaseResult, cancelled: Cancelled | null): string | null {
  if (released === 'paid') {
    return 'Your payment went through and your booking is confirmed. The confirmation is on its way to your e-mail.'
  }
  if (released === 'processing') {
    return 'Your payment is still being confirmed. We will write to you by e-mail as soon as it is.'
  }
  if (released === 'ended') return ENDED
  if (released === 'released') return `${CANCELLED} Your seats have been released.`
  return cancelled ? UNKNOWN : null
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
