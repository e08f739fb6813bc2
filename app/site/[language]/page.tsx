import { type Metadata } from 'next'

import { type LanguageProps, pageLanguage } from '@/app/site/language-props'
import { pageMetadata } from '@/app/site/page-metadata'
import { BusinessStructuredData } from '@/app/structured-data'
import { AboutSection } from '@/components/home/about-section'
import { ContactSection } from '@/components/home/contact-section'
import { HomeHero } from '@/components/home/home-hero'
import { ReviewsSection } from '@/components/home/reviews-section'
import { TourCards } from '@/components/home/tour-cards'
import { TransportSection } from '@/components/home/transport-section'
import { ClientWords } from '@/components/words/client-words'
import { homePage } from '@/content/home'

/** The title already contains the brand. */
export async function generateMetadata(props: LanguageProps): Promise<Metadata> {
  const language = await pageLanguage(props)
  const page = homePage(language)
  return { ...pageMetadata(page, language), title: { absolute: page.name } }
}

export default async function Home(props: LanguageProps) {
  const language = await pageLanguage(props)
  return (
    <main id="content" tabIndex={-1}>
      <BusinessStructuredData language={language} />
      <ClientWords areas={['homeControls', 'reviews']} language={language}>
        <HomeHero language={language} />
        <TourCards language={language} />
        <TransportSection language={language} />
        <ReviewsSection language={language} />
      </ClientWords>
      <AboutSection language={language} />
      <ContactSection language={language} />
    </main>
  )
}
