import { createCategoryPage } from '@/app/site/category-pages'
import { northernLightsToursPage } from '@/content/categories/northern-lights-tours'

const page = createCategoryPage(northernLightsToursPage('en'))

export const metadata = page.metadata
export default page.Page
