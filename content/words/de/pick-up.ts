import { type pickUp as english } from '@/content/words/en/pick-up'
import { translate } from '@/content/words/translation'

export const pickUp = translate<typeof english>()({
  area: 'im Umkreis von {radius} um das Zentrum von Rovaniemi, Flughafen und Weihnachtsmanndorf eingeschlossen',
  sentence:
    'Wir holen Gäste im Umkreis von {radius} um das Zentrum von Rovaniemi ab, Flughafen und Weihnachtsmanndorf eingeschlossen.',
  map: 'Eine Karte des Gebiets: ein Kreis von {radius} um das Zentrum von Rovaniemi, wo die Flüsse Ounasjoki und Kemijoki zusammenfließen. Der Flughafen und das Weihnachtsmanndorf (Santa Claus Village), beide im Nordosten, liegen darin.',
  airport: 'Flughafen',
  santaClausVillage: 'Weihnachtsmanndorf',
})
