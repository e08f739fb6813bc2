import { ContactBlock } from '@/components/home/contact-block'
import { HomeHero } from '@/components/home/home-hero'
import { TourCards } from '@/components/home/tour-cards'

export const metadata = { alternates: { canonical: '/' } }

export default function Home() {
  return (
    <main id="content" tabIndex={-1}>
      <HomeHero />
      <TourCards />
      <ContactBlock />
    </main>
  )
}
