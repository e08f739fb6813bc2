import { categoryPage } from '@/app/(site)/category-pages'
import { northernLightsToursPage } from '@/content/categories/northern-lights-tours'

const page = categoryPage(northernLightsToursPage)

export const metadata = page.metadata
export default page.Page
