import { type Metadata } from 'next'

import { pageMetadata } from '@/app/(site)/page-metadata'
import { BusinessData } from '@/app/structured-data'
import { About } from '@/components/home/about'
import { Contact } from '@/components/home/contact'
import { HomeHero } from '@/components/home/home-hero'
import { Reviews } from '@/components/home/reviews'
import { TourCards } from '@/components/home/tour-cards'
import { TransportSection } from '@/components/home/transport-section'
import { homePage } from '@/content/home'

/** The title already contains the brand. */
export const metadata: Metadata = { ...pageMetadata(homePage), title: { absolute: homePage.name } }

export default function Home() {
  return (
    <main id="content" tabIndex={-1}>
      <BusinessData />
      <HomeHero />
      <TourCards />
      <TransportSection />
      <Reviews />
      <About />
      <Contact />
    </main>
  )
}
