import { type Metadata } from 'next'
import { privateMetadata } from '@/app/site/private-metadata'
import { PaymentSuccess } from '@/components/booking/confirmation/payment-success'
import { toConfirmedTour } from '@/components/booking/confirmation/confirmed-tour'
import { TextWithPicturePage } from '@/components/layout/text-with-picture-page'
import { ClientWords } from '@/components/words/client-words'
import { tours } from '@/content/tours/all-tours'
import { tourInWords } from '@/content/tours/tour-words'
import { parseLanguage } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type Props = { readonly params: Promise<{ readonly language: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const say = words('pages', parseLanguage((await params).language))
  return privateMetadata(say('paymentTitle'), say('paymentDescription'))
}

export default async function PaymentSuccessPage({ params }: Props) {
  const language = parseLanguage((await params).language)
  return (
    <TextWithPicturePage picture="roadDusk">
      <ClientWords areas={['confirmation', 'stayLink']} language={language}>
        <PaymentSuccess tours={tours.map((tour) => toConfirmedTour(tourInWords(tour, language)))} />
      </ClientWords>
    </TextWithPicturePage>
  )
}
