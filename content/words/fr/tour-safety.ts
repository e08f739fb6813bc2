import { type tourSafety as english } from '@/content/words/en/tour-safety'
import { translate } from '@/content/words/translation'

export const tourSafety = translate<typeof english>()({
  anyAge: 'À tout âge',
  fromAge: 'À partir de {age} ans environ',
  coldLimit: 'Au-dessous de {degrees}, nous écourtons, modifions ou annulons la sortie',
  onFoot: 'À pied',
  wheelchair: 'Fauteuil roulant',
  toilets: 'Toilettes',
})
