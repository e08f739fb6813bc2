import { type drawings as english } from '@/content/words/en/drawings'
import { translate } from '@/content/words/translation'

export const drawings = translate<typeof english>()({
  kilpisjarvi: 'Kilpisjärvi',
  kilpisjarviLatitude: '69° N',
  kilpisjarviNights: '3 nuits sur 4',
  sodankyla: 'Sodankylä',
  sodankylaLatitude: '67° N',
  sodankylaNights: '1 nuit sur 2',
  rovaniemi: 'Rovaniemi',
  rovaniemiLatitude: '66,5° N',
  rovaniemiNights: '2 sur 5, notre estimation',
  ouluToKuusamo: 'Oulu à Kuusamo',
  ouluToKuusamoLatitude: '65 à 66° N',
  ouluToKuusamoNights: '1 nuit sur 4',
  helsinki: 'Helsinki',
  helsinkiLatitude: '60° N',
  helsinkiNights: '1 nuit sur 20',
  skin: 'Peau',
  skinDoes: 'produit la chaleur',
  wool: 'Laine',
  woolDoes: 'chaude même humide',
  fleece: 'Polaire ou duvet',
  fleeceDoes: 'retient l’air',
  shell: 'Coupe-vent',
  shellDoes: 'arrête vent et neige',
})
