import { CategoryCard } from '@/components/category/category-card'
import { OtherCategories } from '@/components/category/other-categories'
import { PageHero } from '@/components/layout/page-hero'
import { type HelpfulArticle, HelpfulArticles } from '@/components/tour/helpful-articles'
import { BackLink } from '@/components/ui/back-link'
import { OpeningPicture } from '@/components/ui/opening-picture'
import { categories } from '@/content/categories/categories'
import { type CategoryPage } from '@/content/categories/category-page'

type CategoryTemplateProps = {
  readonly page: CategoryPage
  /** Articles that help guests decide, best match first. */
  readonly articles: readonly HelpfulArticle[]
}

/** A category's page: the picture, then its tours, with pictures alternately on the left and on the right. */
export function CategoryTemplate({ page, articles }: CategoryTemplateProps) {
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
      <HelpfulArticles articles={articles} />
      <OtherCategories category={page.category} />
    </main>
  )
}
