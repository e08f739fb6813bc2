import { PageLink } from '@/components/ui/page-link'

import { ActionLink } from '@/components/ui/action-link'
import { Picture } from '@/components/ui/picture'
import { type PictureName } from '@/content/pictures'
import { type TourPage } from '@/content/tours/tour-page'
import { formatSeason } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'

type ClosingTourProps = {
  readonly page: TourPage
  readonly others: readonly TourPage[]
  /** The article's own picture, which is not shown again. */
  readonly seen: PictureName
}

/** The tour promoted at the end of an article. */
export function PromotedTour({ page: { tour, summary, hero }, others, seen }: ClosingTourProps) {
  return (
    <section aria-labelledby="tour-heading" className="bg-night on-dark lg:grid lg:grid-cols-2">
      <div className="aspect-[3/2] lg:aspect-auto lg:min-h-[36rem]">
        <Picture
          isDecoration
          name={hero.find((name) => name !== seen) ?? hero[0]}
          sizes="(min-width: 1024px) 80vw, 100vw"
        />
      </div>
      <div className="px-gutter py-section lg:max-w-[calc(620px+var(--spacing-gutter))] lg:self-center lg:pl-20">
        <h2 className="font-display text-title" id="tour-heading">
          {tour.name}
        </h2>
        <p className="mt-4 max-w-[44ch] text-lg text-mist">{summary}</p>
        <p className="mt-6 font-display text-lead">{`From ${formatEuros(tour.prices.adultCents)}`}</p>
        <p className="mt-1 text-sm text-mist">{`per adult, VAT included · ${formatSeason(tour.season)}`}</p>
        <p className="mt-8">
          <ActionLink href={tour.route}>
            See dates and book<span className="sr-only">{` ${tour.name}`}</span>
          </ActionLink>
        </p>
        {others.map(({ tour: other }) => (
          <p className="mt-4" key={other.id}>
            <PageLink
              className="inline-flex min-h-11 items-center underline decoration-mist/50 underline-offset-8 transition-colors hover:decoration-aurora"
              href={other.route}
            >
              {`Or: ${other.name}, from\u00a0${formatEuros(other.prices.adultCents)}`}
            </PageLink>
          </p>
        ))}
      </div>
    </section>
  )
}
