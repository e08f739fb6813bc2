import { privateMetadata } from '@/app/site/private-metadata'
import { CryptoPaymentSuccess } from '@/components/booking/confirmation/crypto-payment-success'
import { TextWithPicturePage } from '@/components/layout/text-with-picture-page'

export const metadata = privateMetadata(
  'Your crypto booking',
  'What you have booked in cryptocurrency: the tour, its date and the price, when we send the wallet address, and until when the payment is due.',
)

export default function CryptoPaymentSuccessPage() {
  return (
    <TextWithPicturePage picture="roadDusk">
      <CryptoPaymentSuccess />
    </TextWithPicturePage>
  )
}
