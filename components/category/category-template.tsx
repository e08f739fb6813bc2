import { PageHero } from '@/components/layout/page-hero'
import { type HelpfulArticle, HelpfulArticles } from '@/components/tour/helpful-articles'
import { HeroPicture } from '@/components/ui/hero-picture'
import { category as categoryIn, type CategoryKey, categoryRoutes } from '@/content/categories/categories'
import { type CategoryPage, type CategoryCard as CategoryCardText } from '@/content/categories/category-page'
import { OfferCard } from '@/components/cards/offer-card'
import { Picture } from '@/components/ui/picture'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { words } from '@/lib/words/words'
import { LinkArrow } from '@/components/ui/link-arrow'
import { PageLink } from '@/components/ui/page-link'
import { customizedTourPage } from '@/content/customized-tour-page'
import { yourStayPage } from '@/content/your-stay'

type CategoryTemplateProps = {
  readonly language: Language
  readonly page: CategoryPage
  /** Articles that help guests choose a tour, best match first. */
  readonly articles: readonly HelpfulArticle[]
}

/** A category's page: the picture, then its tours, with pictures alternately on the left and on the right. */
export function CategoryTemplate({ language, page, articles }: CategoryTemplateProps) {
  return (
    <main id="content" tabIndex={-1}>
      <PageHero
        heading={categoryIn(page.category, language).name}
        language={language}
        picture={<HeroPicture language={language} name={page.picture} />}
        summary={page.intro}
      />
      <ul className="grid gap-y-section py-section">
        {page.cards.map((card, index) => (
          <CategoryCard
            card={card}
            key={card.tour.id}
            language={language}
            side={index % 2 === 0 ? 'left' : 'right'}
          />
        ))}
      </ul>
      <HelpfulArticles articles={articles} language={language} />
      <OtherCategories category={page.category} language={language} />
    </main>
  )
}

type CategoryCardProps = {
  readonly language: Language
  readonly card: CategoryCardText
  readonly side: 'left' | 'right'
}

function CategoryCard({ language, card: { tour, picture, ...texts }, side }: CategoryCardProps) {
  const say = words('tour', language)
  return (
    <OfferCard
      {...texts}
      facts={[
        [say('duration'), tour.duration],
        [say('groupSize'), say('atMost', { seats: tour.seatsPerDeparture })],
        [say('location'), tour.place],
      ]}
      href={addressOf(tour.route, language)}
      language={language}
      picture={
        <Picture
          className="absolute inset-0"
          language={language}
          name={picture}
          sizes="(min-width: 1024px) 75vw, 100vw"
        />
      }
      price={say('fromPrice', { price: formatEuros(tour.prices.adultCents, language) })}
      priceNote={say('perAdult')}
      side={side}
    />
  )
}

type OtherCategoriesProps = { readonly language: Language; readonly category: CategoryKey }

/** Links to the other categories, at the end of a category's page. */
function OtherCategories({ language, category }: OtherCategoriesProps) {
  const keys = Object.keys(categoryRoutes) as CategoryKey[]
  const others = keys.filter((key) => key !== category).map((key) => categoryIn(key, language))
  return (
    <section aria-labelledby="more-heading" className="bg-fjord py-section on-dark">
      <div className="page-width grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 className="font-display text-title lg:col-span-5" id="more-heading">
          {words('tour', language)('otherCategories')}
        </h2>
        <ul className="border-t border-mist/30 lg:col-span-7">
          {[...others, customizedTourPage(language), yourStayPage(language)].map(({ name, route }) => (
            <li className="border-b border-mist/30" key={route}>
              <PageLink
                className="group flex min-h-18 items-center justify-between gap-6 py-4 font-display text-lead"
                href={addressOf(route, language)}
              >
                <span>{name}</span>
                <LinkArrow className="text-mist" />
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
