import { pageMetadata } from '@/app/(site)/page-metadata'
import { CategoryTemplate } from '@/components/category/category-template'
import { categories } from '@/content/categories/categories'
import { rentingEquipmentPage } from '@/content/categories/renting-equipment'

const { category, description } = rentingEquipmentPage

export const metadata = pageMetadata({ ...categories[category], description })

export default function RentingEquipment() {
  return <CategoryTemplate page={rentingEquipmentPage} />
}
