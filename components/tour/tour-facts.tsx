import { ActionLink } from '@/components/ui/action-link'
import { formatEuros } from '@/lib/booking/money'
import { type Tour } from '@/lib/booking/tour'

/** Three facts and the price, on a thin rule. On phones the bar at the bottom has the price. */
export function TourFacts({ tour }: { readonly tour: Tour }) {
  const facts = [
    ['Duration', tour.duration],
    ['Group size', `At most ${tour.seatsPerDeparture} guests`],
    ['Location', tour.place],
  ] as const
  return (
    <div className="page-width pb-10">
      <div className="flex justify-between gap-12 border-t border-mist/30 pt-6 lg:items-center">
        <dl className="grid grow gap-x-12 gap-y-4 sm:grid-cols-3 lg:grow-0 lg:grid-cols-[auto_auto_auto]">
          {facts.map(([name, value]) => (
            <div className="grid grid-cols-[6.5rem_1fr] items-baseline gap-x-4 sm:block" key={name}>
              <dt className="text-sm text-mist">{name}</dt>
              <dd className="leading-snug sm:mt-1 sm:text-lg">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="hidden shrink-0 items-center gap-8 lg:flex">
          <p>
            <span className="font-display text-3xl tracking-tight">
              From {formatEuros(tour.prices.adultCents)}
            </span>
            <span className="block text-sm text-mist">per adult, VAT included</span>
          </p>
          <ActionLink href="#booking">Choose a date</ActionLink>
        </div>
      </div>
    </div>
  )
}
