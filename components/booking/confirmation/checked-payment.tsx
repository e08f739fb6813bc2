import { useEffect } from 'react'

import { ActionButton } from '@/components/ui/action-button'
import { BookingFacts } from '@/components/booking/confirmation/booking-facts'
import { ConfirmationPage } from '@/components/booking/confirmation/confirmation-page'
import { HomeLink } from '@/components/booking/confirmation/home-link'
import { NoBooking } from '@/components/booking/confirmation/no-booking'
import { PaidBooking } from '@/components/booking/confirmation/paid-booking'
import { paymentText } from '@/components/booking/confirmation/payment-text'
import { useCheckoutStatus } from '@/components/booking/confirmation/use-checkout-status'
import { rememberBooking } from '@/lib/browser/made-bookings'
import { type PendingBooking, removeFromSession } from '@/lib/browser/session'
import { type CheckoutStatus } from '@/lib/contract/checkout'

/** There is a booking, or there will be one. */
const MADE: readonly CheckoutStatus['status'][] = ['confirmed', 'processing']

type CheckedPaymentProps = { readonly booking: PendingBooking | null; readonly sessionId: string }

/** Success is told only when the server says so. Rule: paid-says-server (docs/rules.md) */
export function CheckedPayment({ booking, sessionId }: CheckedPaymentProps) {
  const { state, isWatching, askAgain } = useCheckoutStatus(sessionId)
  const words = paymentText(state, isWatching)
  const { reference = '', bookingUrl } = state.kind === 'answered' ? state : {}

  const isMade = state.kind === 'answered' && MADE.includes(state.status)
  useEffect(() => {
    if (!isMade) return
    removeFromSession('bookingForm')
    if (booking) rememberBooking(booking)
  }, [booking, isMade])

  if (!booking)
    return <NoBooking bookingUrl={bookingUrl} note={words ? words.text : confirmedNote(reference)} />
  if (!words) return <PaidBooking booking={booking} bookingUrl={bookingUrl} reference={reference} />
  const canAskAgain = !isWatching && (state.kind === 'unreachable' || isProcessing(state))
  return (
    <ConfirmationPage heading={words.heading} isInterim={state.kind === 'asking'} text={words.text}>
      <BookingFacts booking={booking} reference={reference} />
      {canAskAgain && (
        <p className="mt-10">
          <ActionButton look="quiet" onPress={askAgain}>
            Check again
          </ActionButton>
        </p>
      )}
      <HomeLink>Back to Tours</HomeLink>
    </ConfirmationPage>
  )
}

function isProcessing(state: ReturnType<typeof useCheckoutStatus>['state']): boolean {
  return state.kind === 'answered' && state.status === 'processing'
}

function confirmedNote(reference: string): string {
  const name = reference ? `Your booking ${reference}` : 'Your booking'
  return `${name} is paid and confirmed. The details are in your confirmation e-mail; there is no need to book again.`
}
