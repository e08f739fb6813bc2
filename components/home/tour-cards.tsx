import { clsx } from 'clsx'
import { NextDateLine } from '@/components/home/next-date-line'
import { PageLink } from '@/components/ui/page-link'
import { homePage, type HomeCard } from '@/content/home'
import { LinkArrow } from '@/components/ui/link-arrow'
import { type CategoryKey } from '@/content/categories/categories'
import { tourPageFacts } from '@/content/tours/all-page-facts'
import { Picture } from '@/components/ui/picture'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { words } from '@/lib/words/words'

/** Four cards in two rows: wide and narrow, then narrow and wide. */
export function TourCards({ language }: { readonly language: Language }) {
  const say = words('home', language)
  const { heading, text, cards } = homePage(language).tours
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
          <TourCard card={card} isWide={index % 3 === 0} key={card.route} language={language} />
        ))}
      </ul>
      <p className="mt-14 text-lg lg:mt-20">
        {say.rich('severalDays', {
          link: (text) => (
            <PageLink
              className="inline-block py-2 underline underline-offset-4"
              href={addressOf('/your-stay', language)}
            >
              {text}
            </PageLink>
          ),
        })}
      </p>
    </section>
  )
}

type TourCardProps = { readonly card: HomeCard; readonly isWide: boolean; readonly language: Language }

/** The whole card is a link. */
function TourCard({ card, isWide, language }: TourCardProps) {
  const { title, description, picture, route, tourCount, category } = card
  return (
    <li className={clsx('group relative flex flex-col', isWide ? 'lg:col-span-7' : 'lg:col-span-5')}>
      <div className="aspect-[3/2] overflow-hidden lg:aspect-auto lg:h-[min(30rem,36vw)] print:hidden">
        <Picture
          className="transition-transform duration-500 ease-out group-hover:scale-[1.03] motion-reduce:transition-none motion-reduce:group-hover:scale-100"
          isDecoration
          name={picture}
          sizes={`(min-width: 1024px) ${isWide ? '60vw' : '54vw'}, (min-width: 640px) 50vw, 100vw`}
        />
      </div>
      <h3 className="mt-5 font-display text-lead">
        <PageLink className="after:absolute after:inset-0" href={addressOf(route, language)}>
          <span>{title}</span> <LinkArrow className="text-aurora-deep" />
        </PageLink>
      </h3>
      <p className="mt-2 mb-4 max-w-measure text-slate">{description}</p>
      {category && <NextDateLine className="text-sm text-slate" tourIds={tourIdsOf(category)} />}
      <p className="mt-auto flex flex-wrap justify-between gap-x-6 border-t border-ice pt-3 tabular-nums">
        <span className="text-slate">{tourCount}</span>
        {category && <span>{offerPrice(category, language)}</span>}
      </p>
    </li>
  )
}

function tourIdsOf(category: CategoryKey): readonly number[] {
  return Object.values(tourPageFacts)
    .filter((page) => page.category === category)
    .map(({ tour }) => tour.id)
}

/** Return 'From 79 €': the lowest adult price of a tour in this category. */
function offerPrice(category: CategoryKey, language: Language): string {
  const cents = Object.values(tourPageFacts)
    .filter((page) => page.category === category)
    .map(({ tour }) => tour.prices.adultCents)
  return words('home', language)('fromPrice', { price: formatEuros(Math.min(...cents), language) })
}
