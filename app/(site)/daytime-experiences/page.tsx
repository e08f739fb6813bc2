import { categoryPage } from '@/app/(site)/category-pages'
import { daytimeExperiencesPage } from '@/content/categories/daytime-experiences'

const page = categoryPage(daytimeExperiencesPage)

export const metadata = page.metadata
export default page.Page
