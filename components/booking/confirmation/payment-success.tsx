'use client'

import { useSyncExternalStore, useEffect } from 'react'
import { NoBookingFound } from '@/components/booking/confirmation/no-booking-found'
import { PaidBooking } from '@/components/booking/confirmation/paid-booking'
import { ConfirmationPlaceholder } from '@/components/booking/confirmation/confirmation-placeholder'
import { cardPaymentStore } from '@/components/booking/confirmation/stored-payments'
import { ActionButton } from '@/components/ui/action-button'
import { REFERENCE_PLACEHOLDER, BookingFactList } from '@/components/booking/confirmation/booking-fact-list'
import { type ConfirmedTour } from '@/components/booking/confirmation/confirmed-tour'
import { ConfirmationPage } from '@/components/booking/confirmation/confirmation-page'
import { HomeLink, FindBookingLink } from '@/components/booking/confirmation/links'
import { paymentText } from '@/components/booking/confirmation/payment-text'
import { useCheckoutStatus } from '@/components/booking/confirmation/use-checkout-status'
import { useShareBookingFingerprints } from '@/components/booking/use-share-booking-fingerprints'
import { useWords } from '@/components/words/use-words'
import { rememberBooking } from '@/lib/browser/remembered-bookings'
import {
  clearBookingForm,
  type PendingBooking,
  removeFromSession,
  saveBookingBeingPaid,
} from '@/lib/browser/session'
import { type CheckoutStatus } from '@/lib/contract/checkout'
import { type Say } from '@/lib/words/say'

type PaymentSuccessProps = { readonly tours: readonly ConfirmedTour[] }

/** The page to which Stripe redirects after payment: the stored booking, and the payment status from the server. */
export function PaymentSuccess({ tours }: PaymentSuccessProps) {
  const { subscribe, read, readOnServer } = cardPaymentStore
  const arrival = useSyncExternalStore(subscribe, read, readOnServer)
  if (!arrival) return <ConfirmationPlaceholder />
  const { booking, sessionId } = arrival
  if (sessionId) return <CheckedPayment booking={booking} sessionId={sessionId} tours={tours} />
  return booking ? <PaidBooking booking={booking} reference="" tours={tours} /> : <NoBookingFound />
}

/** Payment statuses that mean a booking exists or will exist. */
const BOOKED_STATUSES: readonly CheckoutStatus['status'][] = ['confirmed', 'processing']

type CheckedPaymentProps = PaymentSuccessProps & {
  readonly booking: PendingBooking | null
  readonly sessionId: string
}

/** Shows success only if the server confirms the payment. Rule: paid-says-server (docs/rules.md) */
function CheckedPayment({ booking, sessionId, tours }: CheckedPaymentProps) {
  const say = useWords('confirmation')
  const { state, isWatching, askAgain } = useCheckoutStatus(sessionId)
  const words = paymentText(say, state, isWatching)
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
    const note = words ? bookingNote(say, reference, words.text) : confirmedNote(say, reference)
    return <NoBookingFound bookingUrl={bookingUrl} note={note} />
  }
  if (!words)
    return <PaidBooking booking={booking} bookingUrl={bookingUrl} reference={reference} tours={tours} />
  const canAskAgain = !isWatching && (state.kind === 'unreachable' || isPaying)
  return (
    <ConfirmationPage heading={words.heading} isInterim={isAsking} text={words.text}>
      <BookingFactList
        booking={booking}
        reference={isAsking ? REFERENCE_PLACEHOLDER : reference}
        tours={tours}
      />
      {canAskAgain && (
        <p className="mt-10">
          <ActionButton look="quiet" onPress={askAgain}>
            {say('checkAgain')}
          </ActionButton>
        </p>
      )}
      {isPaying && <FindBookingLink />}
      <HomeLink look={isPaying || isAsking ? 'quiet' : 'primary'}>{say('toTours')}</HomeLink>
      {/* Rendered together with the server's response, so that nothing shifts. */}
      {isAsking && <div className="min-h-svh" />}
    </ConfirmationPage>
  )
}

function isProcessing(state: ReturnType<typeof useCheckoutStatus>['state']): boolean {
  return state.kind === 'answered' && state.status === 'processing'
}

function bookingNote(say: Say<'confirmation'>, reference: string, text: string): string {
  return reference ? say('noteWithReference', { reference, text }) : text
}

function confirmedNote(say: Say<'confirmation'>, reference: string): string {
  return reference ? say('confirmedWithReference', { reference }) : say('confirmed')
}
