import { createCategoryPage } from '@/app/site/category-pages'
import { daytimeExperiencesPage } from '@/content/categories/daytime-experiences'

const page = createCategoryPage(daytimeExperiencesPage('en'))

export const metadata = page.metadata
export default page.Page
