import { privateMetadata } from '@/app/site/private-metadata'
import { PaymentSuccess } from '@/components/booking/confirmation/payment-success'
import { toConfirmedTour } from '@/components/booking/confirmation/confirmed-tour'
import { TextWithPicturePage } from '@/components/layout/text-with-picture-page'
import { ClientWords } from '@/components/words/client-words'
import { tours } from '@/content/tours/all-tours'
import { parseLanguage } from '@/lib/language/language'

export const metadata = privateMetadata(
  'Your payment',
  'What you have booked and paid by card: the tour, its date, your party and the price, and what happens between now and the day itself.',
)

type Props = { readonly params: Promise<{ readonly language: string }> }

export default async function PaymentSuccessPage({ params }: Props) {
  const language = parseLanguage((await params).language)
  return (
    <TextWithPicturePage picture="roadDusk">
      <ClientWords areas={['confirmation', 'stayLink']} language={language}>
        <PaymentSuccess tours={tours.map(toConfirmedTour)} />
      </ClientWords>
    </TextWithPicturePage>
  )
}
