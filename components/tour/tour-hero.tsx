import Link from 'next/link'

import { TourFacts } from '@/components/tour/tour-facts'
import { Slideshow } from '@/components/ui/slideshow'
import { type TourPage } from '@/content/tours/tour-page'

/** The picture, the name, three facts and the price. The picture sinks into the night that the facts stand on. */
export function TourHero({ page: { tour, hero, summary } }: { readonly page: TourPage }) {
  return (
    <div className="bg-night on-dark">
      <div className="relative flex min-h-[max(30rem,74svh)] flex-col justify-end overflow-hidden">
        <Slideshow label={`Pictures of the ${tour.name}`} names={hero} sizes="100vw">
          <div className="absolute inset-x-0 top-0 z-10 h-40 scrim-fall" />
          <div className="absolute inset-x-0 bottom-0 z-10 h-4/5 scrim-rise" />
        </Slideshow>
        <div className="pointer-events-none relative z-10 page-width pt-32 pb-20 sm:pb-10">
          <Link
            className="pointer-events-auto inline-flex min-h-11 items-center gap-2 text-sm underline-offset-4 hover:underline"
            href="/#tours"
          >
            <span aria-hidden>←</span> All tours
          </Link>
          <h1 className="mt-2 max-w-[14ch] font-display text-hero">{tour.name}</h1>
          <p className="mt-5 max-w-[44ch] text-lg sm:text-xl">{summary}</p>
        </div>
      </div>
      <TourFacts tour={tour} />
    </div>
  )
}
