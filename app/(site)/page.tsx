import { About } from '@/components/home/about'
import { Contact } from '@/components/home/contact'
import { HomeHero } from '@/components/home/home-hero'
import { Reviews } from '@/components/home/reviews'
import { TourCards } from '@/components/home/tour-cards'
import { TransportCard } from '@/components/home/transport-card'

export const metadata = { alternates: { canonical: '/' } }

export default function Home() {
  return (
    <main id="content" tabIndex={-1}>
      <HomeHero />
      <TourCards />
      <TransportCard />
      <Reviews />
      <About />
      <Contact />
    </main>
  )
}
