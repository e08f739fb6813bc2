import { type guides as english } from '@/content/words/en/guides'
import { translate } from '@/content/words/translation'

export const guides = translate<typeof english>()({
  aino: 'Lit trois cartes de nuages avant le dîner et sait quel lac se trouve sous la trouée.',
  eero: 'Allume un feu avec une seule allumette dans le vent, et laisse les enfants essayer avec trois.',
  petra: 'Installe un trépied dans le noir sans lampe, puis le vôtre.',
})
