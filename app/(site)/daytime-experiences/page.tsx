import { categoryArticles } from '@/app/(site)/category-articles'
import { pageMetadata } from '@/app/(site)/page-metadata'
import { Breadcrumbs } from '@/app/structured-data'
import { CategoryTemplate } from '@/components/category/category-template'
import { categories } from '@/content/categories/categories'
import { daytimeExperiencesPage } from '@/content/categories/daytime-experiences'

const { category, shortName, description } = daytimeExperiencesPage

export const metadata = pageMetadata({ ...categories[category], shortName, description })

export default function DaytimeExperiences() {
  return (
    <>
      <Breadcrumbs crumbs={[categories[category]]} />
      <CategoryTemplate articles={categoryArticles(daytimeExperiencesPage)} page={daytimeExperiencesPage} />
    </>
  )
}
