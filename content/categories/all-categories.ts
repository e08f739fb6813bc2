import { type CategoryPage } from '@/content/categories/category-page'
import { daytimeExperiencesPage } from '@/content/categories/daytime-experiences'
import { northernLightsToursPage } from '@/content/categories/northern-lights-tours'
import { rentingEquipmentPage } from '@/content/categories/renting-equipment'
import { type Language } from '@/lib/language/language'

export function categoryPages(language: Language): readonly CategoryPage[] {
  return [northernLightsToursPage(language), rentingEquipmentPage(language), daytimeExperiencesPage(language)]
}
