import Link from 'next/link'

import { TourFacts } from '@/components/tour/tour-facts'
import { Opening } from '@/components/ui/opening'
import { Scrims } from '@/components/ui/scrims'
import { Slideshow } from '@/components/ui/slideshow'
import { type TourPage } from '@/content/tours/tour-page'

/** The pictures, the name, three facts and the price: one screen. */
export function TourHero({ page: { tour, hero, summary } }: { readonly page: TourPage }) {
  return (
    <div className="flex flex-col bg-night on-dark lg:min-h-[min(100svh,64rem)]">
      <Opening
        picture={
          <Slideshow
            label={`Pictures of the ${tour.name}`}
            names={hero}
            sizes="(min-width: 1024px) 100vw, 130vw"
          >
            <Scrims />
          </Slideshow>
        }
      >
        <p>
          <Link
            className="inline-flex min-h-11 items-center gap-2 text-sm underline-offset-4 hover:underline"
            href="/#tours"
          >
            <span aria-hidden>←</span> All tours
          </Link>
        </p>
        <h1 className="mt-3 max-w-[18ch] font-display text-hero lg:max-w-[12ch]">{tour.name}</h1>
        <p className="mt-5 max-w-[44ch] text-lg text-balance sm:text-xl">{summary}</p>
      </Opening>
      <TourFacts tour={tour} />
    </div>
  )
}
