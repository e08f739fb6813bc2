import { type Metadata } from 'next'

import { pageMetadata } from '@/app/site/page-metadata'
import { BusinessStructuredData } from '@/app/structured-data'
import { AboutSection } from '@/components/home/about-section'
import { ContactSection } from '@/components/home/contact-section'
import { HomeHero } from '@/components/home/home-hero'
import { ReviewsSection } from '@/components/home/reviews-section'
import { TourCards } from '@/components/home/tour-cards'
import { TransportSection } from '@/components/home/transport-section'
import { homePage } from '@/content/home'
import { parseLanguage } from '@/lib/language/language'

/** The title already contains the brand. */
export const metadata: Metadata = {
  ...pageMetadata(homePage('en')),
  title: { absolute: homePage('en').name },
}

type Props = { readonly params: Promise<{ readonly language: string }> }

export default async function Home({ params }: Props) {
  const language = parseLanguage((await params).language)
  return (
    <main id="content" tabIndex={-1}>
      <BusinessStructuredData />
      <HomeHero />
      <TourCards />
      <TransportSection />
      <ReviewsSection />
      <AboutSection language={language} />
      <ContactSection language={language} />
    </main>
  )
}
