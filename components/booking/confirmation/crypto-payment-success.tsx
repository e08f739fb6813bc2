'use client'

import { useSyncExternalStore } from 'react'

import { BookingFactList } from '@/components/booking/confirmation/booking-fact-list'
import { type ConfirmedTour } from '@/components/booking/confirmation/confirmed-tour'
import { ConfirmationPage } from '@/components/booking/confirmation/confirmation-page'
import { HomeLink } from '@/components/booking/confirmation/links'
import { NextSteps } from '@/components/booking/confirmation/next-steps'
import { NoBookingFound } from '@/components/booking/confirmation/no-booking-found'
import { cryptoPaymentStore } from '@/components/booking/confirmation/stored-payments'
import { ConfirmationPlaceholder } from '@/components/booking/confirmation/confirmation-placeholder'
import { BackToStayLink } from '@/components/stay/back-to-stay-link'
import { useWords } from '@/components/words/use-words'
import { CRYPTO_DUE_HOURS_BEFORE_START, CRYPTO_PAYMENT_HOURS } from '@/lib/booking/money/crypto-due'
import { PAYMENT_DETAILS_HOURS } from '@/lib/booking/seats/hold'

export function CryptoPaymentSuccess({ tours }: { readonly tours: readonly ConfirmedTour[] }) {
  const say = useWords('confirmation')
  const { subscribe, read, readOnServer } = cryptoPaymentStore
  const arrival = useSyncExternalStore(subscribe, read, readOnServer)
  if (!arrival) return <ConfirmationPlaceholder />
  const { booking, reference } = arrival
  if (!booking) return <NoBookingFound />
  const steps = [
    say('stepDetails', { hours: PAYMENT_DETAILS_HOURS }),
    say('stepPay', { hours: CRYPTO_PAYMENT_HOURS, startHours: CRYPTO_DUE_HOURS_BEFORE_START }),
    say('stepTellUs'),
    say('stepArrived'),
  ]
  return (
    <ConfirmationPage heading={say('cryptoHeading')} text={say('crypto', { email: booking.customer_email })}>
      <BookingFactList booking={booking} reference={reference} tours={tours} />
      <NextSteps steps={steps} />
      <BackToStayLink />
      <HomeLink>{say('toHome')}</HomeLink>
    </ConfirmationPage>
  )
}
