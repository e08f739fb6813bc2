import { type CategoryPage } from '@/content/categories/category-page'
import { daytimeExperiencesPage } from '@/content/categories/daytime-experiences'
import { northernLightsToursPage } from '@/content/categories/northern-lights-tours'
import { rentingEquipmentPage } from '@/content/categories/renting-equipment'

export const categoryPages: readonly CategoryPage[] = [
  northernLightsToursPage,
  rentingEquipmentPage,
  daytimeExperiencesPage,
]
