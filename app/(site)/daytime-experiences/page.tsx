import { pageMetadata } from '@/app/(site)/page-metadata'
import { CategoryTemplate } from '@/components/category/category-template'
import { categories } from '@/content/categories/categories'
import { daytimeExperiencesPage } from '@/content/categories/daytime-experiences'

const { category, description } = daytimeExperiencesPage

export const metadata = pageMetadata({ ...categories[category], description })

export default function DaytimeExperiences() {
  return <CategoryTemplate page={daytimeExperiencesPage} />
}
