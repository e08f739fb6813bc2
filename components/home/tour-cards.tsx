import { TourCard } from '@/components/home/tour-card'
import { tourPages } from '@/content/tours/all-pages'

/** Two wide cards, then three. */
export function TourCards() {
  return (
    <section aria-labelledby="tours-heading" className="page-width py-section" id="tours">
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
        <h2 className="font-display text-title lg:col-span-7" id="tours-heading">
          Five ways into the winter
        </h2>
        <p className="max-w-[46ch] text-lg text-slate lg:col-span-5 lg:self-end">
          Two for the night, three for the day. Each starts in Rovaniemi and ends there.
        </p>
      </div>
      <ul className="mt-12 grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:mt-16 lg:grid-cols-12 lg:gap-y-20">
        {tourPages.map((page, index) => (
          <TourCard isWide={index < 2} key={page.tour.id} page={page} />
        ))}
      </ul>
    </section>
  )
}
