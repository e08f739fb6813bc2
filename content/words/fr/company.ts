import { type company as english } from '@/content/words/en/company'
import { translate } from '@/content/words/translation'

export const company = translate<typeof english>()({
  address: '{street}, {postalCode} {town}, Finlande',
  location: '{town}, en Laponie finlandaise',
})
