import { createCategoryPage } from '@/app/site/category-pages'
import { northernLightsToursPage } from '@/content/categories/northern-lights-tours'

const page = createCategoryPage(northernLightsToursPage)

export const generateMetadata = page.generateMetadata
export default page.Page
