import { type drawings as english } from '@/content/words/en/drawings'
import { translate } from '@/content/words/translation'

export const drawings = translate<typeof english>()({
  kilpisjarvi: 'Kilpisjärvi',
  kilpisjarviLatitude: '69° N',
  kilpisjarviNights: '3 notti su 4',
  sodankyla: 'Sodankylä',
  sodankylaLatitude: '67° N',
  sodankylaNights: '1 notte su 2',
  rovaniemi: 'Rovaniemi',
  rovaniemiLatitude: '66,5° N',
  rovaniemiNights: '2 su 5, nostra stima',
  ouluToKuusamo: 'Da Oulu a Kuusamo',
  ouluToKuusamoLatitude: '65–66° N',
  ouluToKuusamoNights: '1 notte su 4',
  helsinki: 'Helsinki',
  helsinkiLatitude: '60° N',
  helsinkiNights: '1 notte su 20',
  skin: 'Pelle',
  skinDoes: 'produce il calore',
  wool: 'Lana',
  woolDoes: 'scalda anche umida',
  fleece: 'Pile o piuma',
  fleeceDoes: 'trattiene l’aria',
  shell: 'Guscio',
  shellDoes: 'ferma vento e neve',
})
