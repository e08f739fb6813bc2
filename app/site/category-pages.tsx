import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { CategoryTemplate } from '@/components/category/category-template'
import { type ArticleFacts } from '@/content/blog/article'
import { category } from '@/content/categories/categories'
import { type CategoryPage } from '@/content/categories/category-page'
import { tourPageFacts, toTourKey } from '@/content/tours/all-page-facts'
import { loadArticleFacts } from '@/lib/markdown/articles'

/** The page of a category, with its metadata. */
export function createCategoryPage(page: CategoryPage) {
  const { shortName, description } = page
  const named = category(page.category, 'en')
  return {
    metadata: pageMetadata({ ...named, shortName, description }),
    Page: () => (
      <>
        <BreadcrumbStructuredData crumbs={[named]} />
        <CategoryTemplate articles={listCategoryArticles(page)} page={page} />
      </>
    ),
  }
}

const MAX_ARTICLES = 3

/** List articles for a category: the best match for each tour, then the second best for each, and so on. */
export function listCategoryArticles({ cards }: CategoryPage): readonly ArticleFacts[] {
  const lists = cards.map(({ tour }): readonly string[] => tourPageFacts[toTourKey(tour)].articles)
  const longest = Math.max(...lists.map(({ length }) => length))
  const slugs = Array.from({ length: longest }, (_, place) => lists.map((list) => list[place])).flat()
  const articles = loadArticleFacts()
  return [...new Set(slugs)]
    .flatMap((wanted) => articles.filter(({ slug }) => slug === wanted))
    .slice(0, MAX_ARTICLES)
}
