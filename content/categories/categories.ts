import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** The pages of the three categories of tours. */
export const categoryRoutes = {
  northernLights: '/northern-lights-tours',
  equipment: '/renting-equipment',
  daytime: '/daytime-experiences',
} as const

export type CategoryKey = keyof typeof categoryRoutes

/** A category of tours: its page and its name. */
export function category(key: CategoryKey, language: Language) {
  return { route: categoryRoutes[key], name: words('categories', language)(key) }
}
