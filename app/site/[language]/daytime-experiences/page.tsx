import { createCategoryPage } from '@/app/site/category-pages'
import { daytimeExperiencesPage } from '@/content/categories/daytime-experiences'

const page = createCategoryPage(daytimeExperiencesPage)

export const generateMetadata = page.generateMetadata
export default page.Page
