import { privateMetadata } from '@/app/site/private-metadata'
import { CryptoPaymentSuccess } from '@/components/booking/confirmation/crypto-payment-success'
import { toConfirmedTour } from '@/components/booking/confirmation/confirmed-tour'
import { TextWithPicturePage } from '@/components/layout/text-with-picture-page'
import { ClientWords } from '@/components/words/client-words'
import { tours } from '@/content/tours/all-tours'
import { parseLanguage } from '@/lib/language/language'

export const metadata = privateMetadata(
  'Your crypto booking',
  'What you have booked in cryptocurrency: the tour, its date and the price, when we send the wallet address, and until when the payment is due.',
)

type Props = { readonly params: Promise<{ readonly language: string }> }

export default async function CryptoPaymentSuccessPage({ params }: Props) {
  const language = parseLanguage((await params).language)
  return (
    <TextWithPicturePage picture="roadDusk">
      <ClientWords areas={['confirmation', 'stayLink']} language={language}>
        <CryptoPaymentSuccess tours={tours.map(toConfirmedTour)} />
      </ClientWords>
    </TextWithPicturePage>
  )
}
