import { type drawings as english } from '@/content/words/en/drawings'
import { translate } from '@/content/words/translation'

export const drawings = translate<typeof english>()({
  kilpisjarvi: 'Kilpisjärvi',
  kilpisjarviLatitude: '69° N',
  kilpisjarviNights: '3 de cada 4 noches',
  sodankyla: 'Sodankylä',
  sodankylaLatitude: '67° N',
  sodankylaNights: '1 de cada 2 noches',
  rovaniemi: 'Rovaniemi',
  rovaniemiLatitude: '66,5° N',
  rovaniemiNights: '2 de cada 5, estimación',
  ouluToKuusamo: 'De Oulu a Kuusamo',
  ouluToKuusamoLatitude: '65 a 66° N',
  ouluToKuusamoNights: '1 de cada 4 noches',
  helsinki: 'Helsinki',
  helsinkiLatitude: '60° N',
  helsinkiNights: '1 de cada 20 noches',
  skin: 'Piel',
  skinDoes: 'produce el calor',
  wool: 'Lana',
  woolDoes: 'abriga aun húmeda',
  fleece: 'Forro o plumón',
  fleeceDoes: 'retiene el aire quieto',
  shell: 'Capa exterior',
  shellDoes: 'frena viento y nieve',
})
