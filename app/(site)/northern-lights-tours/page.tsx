import { categoryArticles } from '@/app/(site)/category-articles'
import { pageMetadata } from '@/app/(site)/page-metadata'
import { Breadcrumbs } from '@/app/structured-data'
import { CategoryTemplate } from '@/components/category/category-template'
import { categories } from '@/content/categories/categories'
import { northernLightsToursPage } from '@/content/categories/northern-lights-tours'

const { category, shortName, description } = northernLightsToursPage

export const metadata = pageMetadata({ ...categories[category], shortName, description })

export default function NorthernLightsTours() {
  return (
    <>
      <Breadcrumbs crumbs={[categories[category]]} />
      <CategoryTemplate articles={categoryArticles(northernLightsToursPage)} page={northernLightsToursPage} />
    </>
  )
}
