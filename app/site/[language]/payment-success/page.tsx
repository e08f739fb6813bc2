import { type Metadata } from 'next'
import { type LanguageProps, pageLanguage } from '@/app/site/language-props'
import { privateMetadata } from '@/app/site/private-metadata'
import { PaymentSuccess } from '@/components/booking/confirmation/payment-success'
import { confirmedTours } from '@/components/booking/confirmation/confirmed-tour'
import { TextWithPicturePage } from '@/components/layout/text-with-picture-page'
import { ClientWords } from '@/components/words/client-words'
import { words } from '@/lib/words/words'

export async function generateMetadata(props: LanguageProps): Promise<Metadata> {
  const say = words('pages', await pageLanguage(props))
  return privateMetadata(say('paymentTitle'), say('paymentDescription'))
}

export default async function PaymentSuccessPage(props: LanguageProps) {
  const language = await pageLanguage(props)
  return (
    <TextWithPicturePage picture="roadDusk">
      <ClientWords areas={['confirmation', 'stayLink']} language={language}>
        <PaymentSuccess tours={confirmedTours(language)} />
      </ClientWords>
    </TextWithPicturePage>
  )
}
