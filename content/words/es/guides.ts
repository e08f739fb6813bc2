import { type guides as english } from '@/content/words/en/guides'
import { translate } from '@/content/words/translation'

export const guides = translate<typeof english>()({
  aino: 'Lee tres mapas de nubes antes de cenar y sabe qué lago queda bajo el claro.',
  eero: 'Enciende un fuego con una cerilla en pleno viento, y deja que los niños lo intenten con tres.',
  petra: 'Monta un trípode a oscuras y sin linterna, y también monta el tuyo.',
})
