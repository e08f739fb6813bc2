import { PageLink } from '@/components/ui/page-link'
import { TourCard } from '@/components/home/tour-card'
import { tourSection } from '@/content/home'

/** Four cards: a wide and a narrow one, then the other way round. */
export function TourCards() {
  const { heading, text, cards } = tourSection
  return (
    <section aria-labelledby="tours-heading" className="page-width py-section" id="tours" tabIndex={-1}>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
        <h2 className="font-display text-title lg:col-span-7" id="tours-heading">
          {heading}
        </h2>
        <p className="max-w-[46ch] text-lg text-slate lg:col-span-5 lg:self-end">{text}</p>
      </div>
      <ul className="mt-12 grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:mt-16 lg:grid-cols-12 lg:gap-x-8 lg:gap-y-20">
        {cards.map((card, index) => (
          <TourCard card={card} isWide={index % 3 === 0} key={card.route} />
        ))}
      </ul>
      <p className="mt-14 text-lg lg:mt-20">
        Here for several days?{' '}
        <PageLink className="inline-block py-2 underline underline-offset-4" href="/your-stay">
          See all tours on each of them
        </PageLink>
      </p>
    </section>
  )
}
