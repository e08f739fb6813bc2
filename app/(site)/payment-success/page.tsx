import { type Metadata } from 'next'

import { PaymentSuccess } from '@/components/booking/confirmation/payment-success'
import { BesidePicture } from '@/components/layout/beside-picture'

export const metadata: Metadata = {
  title: 'Your payment',
  description:
    'What you have booked and paid by card: the tour, its date, your party and the price, and what happens between now and the day itself.',
  robots: { index: false, follow: false },
}

export default function PaymentSuccessPage() {
  return (
    <BesidePicture picture="roadDusk">
      <PaymentSuccess />
    </BesidePicture>
  )
}
