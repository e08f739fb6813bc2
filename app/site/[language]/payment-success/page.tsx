import { privateMetadata } from '@/app/site/private-metadata'
import { PaymentSuccess } from '@/components/booking/confirmation/payment-success'
import { TextWithPicturePage } from '@/components/layout/text-with-picture-page'

export const metadata = privateMetadata(
  'Your payment',
  'What you have booked and paid by card: the tour, its date, your party and the price, and what happens between now and the day itself.',
)

export default function PaymentSuccessPage() {
  return (
    <TextWithPicturePage picture="roadDusk">
      <PaymentSuccess />
    </TextWithPicturePage>
  )
}
