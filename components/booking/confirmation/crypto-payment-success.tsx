'use client'

import { useSyncExternalStore } from 'react'

import { BookingFacts } from '@/components/booking/confirmation/booking-facts'
import { ConfirmationPage } from '@/components/booking/confirmation/confirmation-page'
import { HomeLink } from '@/components/booking/confirmation/links'
import { NextSteps } from '@/components/booking/confirmation/next-steps'
import { NoBooking } from '@/components/booking/confirmation/no-booking'
import { cryptoReturns } from '@/components/booking/confirmation/payment-returns'
import { ConfirmationPlaceholder } from '@/components/booking/confirmation/confirmation-placeholder'
import { BackToStay } from '@/components/stay/back-to-stay'
import { CRYPTO_DUE_HOURS_BEFORE, CRYPTO_PAYMENT_HOURS } from '@/lib/booking/money/crypto-due'
import { PAYMENT_DETAILS_HOURS } from '@/lib/booking/seats/hold'

const STEPS = [
  `The wallet address and payment details will be sent to you within ${PAYMENT_DETAILS_HOURS} hours.`,
  `Payment must be completed within ${CRYPTO_PAYMENT_HOURS} hours. For a tour that starts sooner it is due ${CRYPTO_DUE_HOURS_BEFORE} hours before the start; our e-mail names the time. Until then your seats are kept.`,
  'When your payment has arrived, we confirm the booking by e-mail.',
]

export function CryptoPaymentSuccess() {
  const { subscribe, read, readOnServer } = cryptoReturns
  const arrival = useSyncExternalStore(subscribe, read, readOnServer)
  if (!arrival) return <ConfirmationPlaceholder />
  const { booking, reference } = arrival
  if (!booking) return <NoBooking />
  return (
    <ConfirmationPage
      heading="Crypto Booking Submitted!"
      text={`Thank you. We write to ${booking.customer_email} with everything you need to pay.`}
    >
      <BookingFacts booking={booking} reference={reference} />
      <NextSteps steps={STEPS} />
      <BackToStay />
      <HomeLink>Back to Home</HomeLink>
    </ConfirmationPage>
  )
}
