import { type Metadata } from 'next'

import { CryptoPaymentSuccess } from '@/components/booking/confirmation/crypto-payment-success'
import { TextWithPicture } from '@/components/layout/text-with-picture'

export const metadata: Metadata = {
  title: 'Your crypto booking',
  description:
    'What you have booked in cryptocurrency: the tour, its date and the price, when we send the wallet address, and until when the payment is due.',
  robots: { index: false, follow: false },
}

export default function CryptoPaymentSuccessPage() {
  return (
    <TextWithPicture picture="roadDusk">
      <CryptoPaymentSuccess />
    </TextWithPicture>
  )
}
