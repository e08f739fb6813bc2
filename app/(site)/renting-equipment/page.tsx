import { categoryArticles } from '@/app/(site)/category-articles'
import { pageMetadata } from '@/app/(site)/page-metadata'
import { Breadcrumbs } from '@/app/structured-data'
import { CategoryTemplate } from '@/components/category/category-template'
import { categories } from '@/content/categories/categories'
import { rentingEquipmentPage } from '@/content/categories/renting-equipment'

const { category, shortName, description } = rentingEquipmentPage

export const metadata = pageMetadata({ ...categories[category], shortName, description })

export default function RentingEquipment() {
  return (
    <>
      <Breadcrumbs crumbs={[categories[category]]} />
      <CategoryTemplate articles={categoryArticles(rentingEquipmentPage)} page={rentingEquipmentPage} />
    </>
  )
}
