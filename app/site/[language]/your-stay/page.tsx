import { type Metadata } from 'next'
import { type LanguageProps, pageLanguage } from '@/app/site/language-props'
import { pageMetadata } from '@/app/site/page-metadata'
import { stayTours } from '@/app/site/[language]/your-stay/stay-tours'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { StayPage } from '@/components/stay/stay-page'
import { YourStay } from '@/components/stay/your-stay'
import { ClientWords } from '@/components/words/client-words'
import { yourStayPage } from '@/content/your-stay'

export async function generateMetadata(props: LanguageProps): Promise<Metadata> {
  const language = await pageLanguage(props)
  return pageMetadata(yourStayPage(language), language)
}

export default async function YourStayPage(props: LanguageProps) {
  const language = await pageLanguage(props)
  return (
    <>
      <BreadcrumbStructuredData crumbs={[yourStayPage(language)]} language={language} />
      <StayPage language={language}>
        <ClientWords areas={['party', 'samples', 'sky', 'stay', 'stayErrors']} language={language}>
          <YourStay tours={stayTours(language)} />
        </ClientWords>
      </StayPage>
    </>
  )
}
