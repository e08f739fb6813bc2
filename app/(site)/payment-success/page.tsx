import { type Metadata } from 'next'

import { PaymentSuccess } from '@/components/booking/confirmation/payment-success'
import { TextWithPicture } from '@/components/layout/text-with-picture'

export const metadata: Metadata = {
  title: 'Your payment',
  description:
    'What you have booked and paid by card: the tour, its date, your party and the price, and what happens between now and the day itself.',
  robots: { index: false, follow: false },
}

export default function PaymentSuccessPage() {
  return (
    <TextWithPicture picture="roadDusk">
      <PaymentSuccess />
    </TextWithPicture>
  )
}
