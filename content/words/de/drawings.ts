import { type drawings as english } from '@/content/words/en/drawings'
import { translate } from '@/content/words/translation'

export const drawings = translate<typeof english>()({
  kilpisjarvi: 'Kilpisjärvi',
  kilpisjarviLatitude: '69° N',
  kilpisjarviNights: '3 von 4 Nächten',
  sodankyla: 'Sodankylä',
  sodankylaLatitude: '67° N',
  sodankylaNights: 'jede 2. Nacht',
  rovaniemi: 'Rovaniemi',
  rovaniemiLatitude: '66,5° N',
  rovaniemiNights: '2 von 5, geschätzt',
  ouluToKuusamo: 'Oulu bis Kuusamo',
  ouluToKuusamoLatitude: '65 bis 66° N',
  ouluToKuusamoNights: 'jede 4. Nacht',
  helsinki: 'Helsinki',
  helsinkiLatitude: '60° N',
  helsinkiNights: 'jede 20. Nacht',
  skin: 'Haut',
  skinDoes: 'erzeugt die Wärme',
  wool: 'Wolle',
  woolDoes: 'wärmt auch feucht',
  fleece: 'Fleece oder Daune',
  fleeceDoes: 'hält ruhende Luft',
  shell: 'Außenschicht',
  shellDoes: 'hält Wind und Schnee ab',
})
