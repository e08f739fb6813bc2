'use client'

import { useSyncExternalStore, useEffect } from 'react'
import { NoBookingFound } from '@/components/booking/confirmation/no-booking-found'
import { PaidBooking } from '@/components/booking/confirmation/paid-booking'
import { ConfirmationPlaceholder } from '@/components/booking/confirmation/confirmation-placeholder'
import { cardPaymentStore } from '@/components/booking/confirmation/stored-payments'
import { ActionButton } from '@/components/ui/action-button'
import { REFERENCE_PLACEHOLDER, BookingFactList } from '@/components/booking/confirmation/booking-fact-list'
import { ConfirmationPage } from '@/components/booking/confirmation/confirmation-page'
import { HomeLink, FindBookingLink } from '@/components/booking/confirmation/links'
import { paymentText } from '@/components/booking/confirmation/payment-text'
import { useCheckoutStatus } from '@/components/booking/confirmation/use-checkout-status'
import { useShareBookingFingerprints } from '@/components/booking/use-share-booking-fingerprints'
import { rememberBooking } from '@/lib/browser/remembered-bookings'
import {
  clearBookingForm,
  type PendingBooking,
  removeFromSession,
  saveBookingBeingPaid,
} from '@/lib/browser/session'
import { type CheckoutStatus } from '@/lib/contract/checkout'

/** The page to which Stripe redirects after payment: the stored booking, and the payment status from the server. */
export function PaymentSuccess() {
  const { subscribe, read, readOnServer } = cardPaymentStore
  const arrival = useSyncExternalStore(subscribe, read, readOnServer)
  if (!arrival) return <ConfirmationPlaceholder />
  const { booking, sessionId } = arrival
  if (sessionId) return <CheckedPayment booking={booking} sessionId={sessionId} />
  return booking ? <PaidBooking booking={booking} reference="" /> : <NoBookingFound />
}

/** Payment statuses that mean a booking exists or will exist. */
const BOOKED_STATUSES: readonly CheckoutStatus['status'][] = ['confirmed', 'processing']

type CheckedPaymentProps = { readonly booking: PendingBooking | null; readonly sessionId: string }

/** Shows success only if the server confirms the payment. Rule: paid-says-server (docs/rules.md) */
function CheckedPayment({ booking, sessionId }: CheckedPaymentProps) {
  const { state, isWatching, askAgain } = useCheckoutStatus(sessionId)
  const words = paymentText(state, isWatching)
  useShareBookingFingerprints()
  const { reference = '', bookingUrl } = state.kind === 'answered' ? state : {}

  const isMade = state.kind === 'answered' && BOOKED_STATUSES.includes(state.status)
  useEffect(() => {
    if (!isMade) return
    clearBookingForm()
    if (booking) rememberBooking(booking)
  }, [booking, isMade])

  const isAsking = state.kind === 'asking'
  const isAnswered = state.kind === 'answered'
  const isPaying = isProcessing(state)
  useEffect(() => {
    if (isPaying && booking) saveBookingBeingPaid(booking, sessionId)
    else if (isAnswered) removeFromSession('payingBooking')
  }, [booking, isAnswered, isPaying, sessionId])

  if (!booking) {
    const note = words ? bookingNote(reference, words.text) : confirmedNote(reference)
    return <NoBookingFound bookingUrl={bookingUrl} note={note} />
  }
  if (!words) return <PaidBooking booking={booking} bookingUrl={bookingUrl} reference={reference} />
  const canAskAgain = !isWatching && (state.kind === 'unreachable' || isPaying)
  return (
    <ConfirmationPage heading={words.heading} isInterim={isAsking} text={words.text}>
      <BookingFactList booking={booking} reference={isAsking ? REFERENCE_PLACEHOLDER : reference} />
      {canAskAgain && (
        <p className="mt-10">
          <ActionButton look="quiet" onPress={askAgain}>
            Check again
          </ActionButton>
        </p>
      )}
      {isPaying && <FindBookingLink />}
      <HomeLink look={isPaying || isAsking ? 'quiet' : 'primary'}>Back to Tours</HomeLink>
      {/* Rendered together with the server's response, so that nothing shifts. */}
      {isAsking && <div className="min-h-svh" />}
    </ConfirmationPage>
  )
}

function isProcessing(state: ReturnType<typeof useCheckoutStatus>['state']): boolean {
  return state.kind === 'answered' && state.status === 'processing'
}

function bookingNote(reference: string, text: string): string {
  return reference ? `Booking ${reference}: ${text}` : text
}

function confirmedNote(reference: string): string {
  const name = reference ? `Your booking ${reference}` : 'Your booking'
  return `${name} is paid and confirmed. The details are in your confirmation e-mail; there is no need to book again.`
}
