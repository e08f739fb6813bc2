import { HeroFacts } from '@/components/layout/hero-facts'
import { groupText } from '@/components/tour/group-text'
import { ActionLink } from '@/components/ui/action-link'
import { shortGuarantee } from '@/content/policies'
import { type Tour } from '@/lib/booking/tour'
import { formatEuros } from '@/lib/language/money'

/** Three facts and the price. On phones, the bar at the bottom shows the price instead. */
export function TourFacts({ tour }: { readonly tour: Tour }) {
  return (
    <HeroFacts
      facts={[
        ['Duration', tour.duration],
        ['Group size', groupText(tour)],
        ['Location', tour.place],
        ...(tour.isGuaranteed ? ([['Guarantee', shortGuarantee]] as const) : []),
      ]}
    >
      <div className="hidden shrink-0 items-center gap-8 lg:flex">
        <p>
          <span className="font-display text-3xl tracking-tight">
            {`From ${formatEuros(tour.prices.adultCents)}`}
          </span>
          <span className="block text-sm text-(--quiet)">per adult, VAT included</span>
        </p>
        <ActionLink href="#booking">Choose a date</ActionLink>
      </div>
    </HeroFacts>
  )
}
