import { createCategoryPage } from '@/app/site/category-pages'
import { rentingEquipmentPage } from '@/content/categories/renting-equipment'

const page = createCategoryPage(rentingEquipmentPage)

export const generateMetadata = page.generateMetadata
export default page.Page
