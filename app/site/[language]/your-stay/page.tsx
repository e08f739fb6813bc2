import { pageMetadata } from '@/app/site/page-metadata'
import { stayTours } from '@/app/site/[language]/your-stay/stay-tours'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { StayPage } from '@/components/stay/stay-page'
import { YourStay } from '@/components/stay/your-stay'
import { ClientWords } from '@/components/words/client-words'
import { yourStayPage } from '@/content/your-stay'
import { parseLanguage } from '@/lib/language/language'

export const metadata = pageMetadata(yourStayPage('en'))

type Props = { readonly params: Promise<{ readonly language: string }> }

export default async function YourStayPage({ params }: Props) {
  const language = parseLanguage((await params).language)
  return (
    <>
      <BreadcrumbStructuredData crumbs={[yourStayPage('en')]} />
      <StayPage>
        <ClientWords areas={['party', 'samples', 'stayErrors', 'yourStay']} language={language}>
          <YourStay tours={stayTours} />
        </ClientWords>
      </StayPage>
    </>
  )
}
