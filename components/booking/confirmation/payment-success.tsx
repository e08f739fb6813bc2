'use client'

import { useSyncExternalStore } from 'react'

import { CheckedPayment } from '@/components/booking/confirmation/checked-payment'
import { NoBooking } from '@/components/booking/confirmation/no-booking'
import { PaidBooking } from '@/components/booking/confirmation/paid-booking'
import { ConfirmationPlaceholder } from '@/components/booking/confirmation/confirmation-placeholder'
import { cardArrivals } from '@/components/booking/confirmation/arrivals'

/** The page to which Stripe redirects after payment: the stored booking, and the payment status from the server. */
export function PaymentSuccess() {
  const { subscribe, read, readOnServer } = cardArrivals
  const arrival = useSyncExternalStore(subscribe, read, readOnServer)
  if (!arrival) return <ConfirmationPlaceholder />
  const { booking, sessionId } = arrival
  if (sessionId) return <CheckedPayment booking={booking} sessionId={sessionId} />
  return booking ? <PaidBooking booking={booking} reference="" /> : <NoBooking />
}
