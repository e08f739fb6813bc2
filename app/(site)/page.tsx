import { About } from '@/components/home/about'
import { Contact } from '@/components/home/contact'
import { HomeHero } from '@/components/home/home-hero'
import { Reviews } from '@/components/home/reviews'
import { TourCards } from '@/components/home/tour-cards'
import { TransportSection } from '@/components/home/transport-section'

export const metadata = { alternates: { canonical: '/' } }

export default function Home() {
  return (
    <main id="content" tabIndex={-1}>
      <HomeHero />
      <TourCards />
      <TransportSection />
      <Reviews />
      <About />
      <Contact />
    </main>
  )
}
