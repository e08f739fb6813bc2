import { type Metadata } from 'next'
import { type LanguageProps, pageLanguage } from '@/app/site/language-props'
import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { CategoryTemplate } from '@/components/category/category-template'
import { type ArticleFacts } from '@/content/blog/article'
import { category } from '@/content/categories/categories'
import { type CategoryPage } from '@/content/categories/category-page'
import { tourPageFacts, toTourKey } from '@/content/tours/all-page-facts'
import { type Language } from '@/lib/language/language'
import { loadArticleFacts } from '@/lib/markdown/articles'

/** The page of a category, with its metadata. */
export function createCategoryPage(load: (language: Language) => CategoryPage) {
  return {
    generateMetadata: async (props: LanguageProps): Promise<Metadata> => {
      const language = await pageLanguage(props)
      const { shortName, description, category: key } = load(language)
      return pageMetadata({ ...category(key, language), shortName, description }, language)
    },
    Page: async (props: LanguageProps) => {
      const language = await pageLanguage(props)
      const page = load(language)
      return (
        <>
          <BreadcrumbStructuredData crumbs={[category(page.category, language)]} language={language} />
          <CategoryTemplate articles={listCategoryArticles(page, language)} language={language} page={page} />
        </>
      )
    },
  }
}

const MAX_ARTICLES = 3

/** List articles for a category: the best match for each tour, then the second best for each, and so on. */
export function listCategoryArticles({ cards }: CategoryPage, language: Language): readonly ArticleFacts[] {
  const lists = cards.map(({ tour }): readonly string[] => tourPageFacts[toTourKey(tour)].articles)
  const longest = Math.max(...lists.map(({ length }) => length))
  const slugs = Array.from({ length: longest }, (_, place) => lists.map((list) => list[place])).flat()
  const articles = loadArticleFacts(language)
  return [...new Set(slugs)]
    .flatMap((wanted) => articles.filter(({ slug }) => slug === wanted))
    .slice(0, MAX_ARTICLES)
}
