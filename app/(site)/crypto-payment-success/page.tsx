import { type Metadata } from 'next'

import { CryptoPaymentSuccess } from '@/components/booking/crypto-payment-success'
import { PlainPage } from '@/components/layout/plain-page'

export const metadata: Metadata = { title: 'Your crypto booking', robots: { index: false, follow: false } }

export default function CryptoPaymentSuccessPage() {
  return (
    <PlainPage>
      <CryptoPaymentSuccess />
    </PlainPage>
  )
}
