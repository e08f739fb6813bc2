import { createCategoryPage } from '@/app/site/category-pages'
import { rentingEquipmentPage } from '@/content/categories/renting-equipment'

const page = createCategoryPage(rentingEquipmentPage('en'))

export const metadata = page.metadata
export default page.Page
