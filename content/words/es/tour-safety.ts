import { type tourSafety as english } from '@/content/words/en/tour-safety'
import { translate } from '@/content/words/translation'

export const tourSafety = translate<typeof english>()({
  anyAge: 'Cualquier edad',
  fromAge: 'A partir de unos {age} años',
  coldLimit: 'Por debajo de {degrees} la acortamos, la cambiamos o la cancelamos',
  onFoot: 'A pie',
  wheelchair: 'Silla de ruedas',
  toilets: 'Aseos',
})
