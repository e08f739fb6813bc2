import { CategoryCard } from '@/components/category/category-card'
import { MoreWays } from '@/components/category/more-ways'
import { PageHero } from '@/components/layout/page-hero'
import { BackLink } from '@/components/ui/back-link'
import { OpeningPicture } from '@/components/ui/opening-picture'
import { categories } from '@/content/categories/categories'
import { type CategoryPage } from '@/content/categories/category-page'

/** Every category's page: the picture, then its offers, the pictures once on the left and once on the right. */
export function CategoryTemplate({ page }: { readonly page: CategoryPage }) {
  return (
    <main id="content" tabIndex={-1}>
      <PageHero
        backLink={<BackLink href="/">Home</BackLink>}
        heading={categories[page.category].name}
        picture={<OpeningPicture name={page.picture} />}
        summary={page.intro}
      />
      <ul className="grid gap-y-section py-section">
        {page.cards.map((card, index) => (
          <CategoryCard card={card} key={card.tour.id} side={index % 2 === 0 ? 'left' : 'right'} />
        ))}
      </ul>
      <MoreWays category={page.category} />
    </main>
  )
}
