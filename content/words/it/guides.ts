import { type guides as english } from '@/content/words/en/guides'
import { translate } from '@/content/words/translation'

export const guides = translate<typeof english>()({
  aino: 'Legge tre mappe delle nuvole prima di cena e sa quale lago sta sotto lo squarcio.',
  eero: 'Accende il fuoco nel vento con un fiammifero, e lascia che i bambini ci provino con tre.',
  petra: 'Monta un treppiede al buio senza lampada, e monta anche il tuo.',
})
