import { type Metadata } from 'next'

import { PaymentSuccess } from '@/components/booking/payment-success'
import { PlainPage } from '@/components/layout/plain-page'

export const metadata: Metadata = { title: 'Your payment', robots: { index: false, follow: false } }

export default function PaymentSuccessPage() {
  return (
    <PlainPage>
      <PaymentSuccess />
    </PlainPage>
  )
}
