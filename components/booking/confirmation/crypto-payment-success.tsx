'use client'

import { useSyncExternalStore } from 'react'

import { BookingFactList } from '@/components/booking/confirmation/booking-fact-list'
import { ConfirmationPage } from '@/components/booking/confirmation/confirmation-page'
import { HomeLink } from '@/components/booking/confirmation/links'
import { NextSteps } from '@/components/booking/confirmation/next-steps'
import { NoBookingFound } from '@/components/booking/confirmation/no-booking-found'
import { cryptoPaymentStore } from '@/components/booking/confirmation/stored-payments'
import { ConfirmationPlaceholder } from '@/components/booking/confirmation/confirmation-placeholder'
import { BackToStayLink } from '@/components/stay/back-to-stay-link'
import { CRYPTO_DUE_HOURS_BEFORE_START, CRYPTO_PAYMENT_HOURS } from '@/lib/booking/money/crypto-due'
import { PAYMENT_DETAILS_HOURS } from '@/lib/booking/seats/hold'

const STEPS = [
  `The wallet address and payment details will be sent to you within ${PAYMENT_DETAILS_HOURS} hours.`,
  `Payment must be completed within ${CRYPTO_PAYMENT_HOURS} hours. For a tour that starts sooner it is due ${CRYPTO_DUE_HOURS_BEFORE_START} hours before the start; our e-mail names the time. Until then your seats are kept.`,
  'Meanwhile, tell us where you stay and what our guide should know (allergies, walking, the children’s ages): the e-mail has a button to the page of your booking, which asks for it.',
  'When your payment has arrived, we confirm the booking by e-mail.',
]

export function CryptoPaymentSuccess() {
  const { subscribe, read, readOnServer } = cryptoPaymentStore
  const arrival = useSyncExternalStore(subscribe, read, readOnServer)
  if (!arrival) return <ConfirmationPlaceholder />
  const { booking, reference } = arrival
  if (!booking) return <NoBookingFound />
  return (
    <ConfirmationPage
      heading="Crypto Booking Submitted!"
      text={`Thank you. We write to ${booking.customer_email} with everything you need to pay.`}
    >
      <BookingFactList booking={booking} reference={reference} />
      <NextSteps steps={STEPS} />
      <BackToStayLink />
      <HomeLink>Back to Home</HomeLink>
    </ConfirmationPage>
  )
}
