import { categoryPage } from '@/app/(site)/category-pages'
import { rentingEquipmentPage } from '@/content/categories/renting-equipment'

const page = categoryPage(rentingEquipmentPage)

export const metadata = page.metadata
export default page.Page
