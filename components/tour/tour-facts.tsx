import { ActionLink } from '@/components/ui/action-link'
import { formatEuros } from '@/lib/booking/money'
import { type Tour } from '@/lib/booking/tour'

/** Three facts and the price, on thin rules. */
export function TourFacts({ tour }: { readonly tour: Tour }) {
  const facts = [
    ['Duration', tour.duration],
    ['Group size', `At most ${tour.seatsPerDeparture} guests`],
    ['Location', tour.place],
  ] as const
  return (
    <div className="page-width pb-10 lg:pb-14">
      <div className="grid gap-x-8 gap-y-6 border-t border-mist/30 pt-6 sm:grid-cols-3 lg:grid-cols-12">
        <dl className="contents">
          {facts.map(([name, value]) => (
            <div className="lg:col-span-2 lg:last:col-span-3" key={name}>
              <dt className="text-sm text-mist">{name}</dt>
              <dd className="mt-1 text-lg leading-snug">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex items-center justify-between gap-8 max-lg:hidden lg:col-span-5 lg:justify-end">
          <Price cents={tour.prices.adultCents} />
          <ActionLink href="#booking">Choose a date</ActionLink>
        </div>
        <div className="sm:col-span-3 lg:hidden">
          <Price cents={tour.prices.adultCents} />
        </div>
      </div>
    </div>
  )
}

function Price({ cents }: { readonly cents: number }) {
  return (
    <p>
      <span className="font-display text-3xl tracking-tight">From {formatEuros(cents)}</span>{' '}
      <span className="ml-1 text-sm text-mist">per adult</span>
    </p>
  )
}
