import { type figures as english } from '@/content/words/en/figures'
import { translate } from '@/content/words/translation'

export const figures = translate<typeof english>()({
  layersTitle: 'Les couches de vêtements, en coupe',
  layersCaption:
    'Trois couches sur la peau. C’est l’air, entre elles et dans leur épaisseur, qui retient la chaleur : aucune ne doit donc comprimer la suivante.',
  layersInWords: 'De la peau vers l’extérieur : {layers}. Dehors, le vent et la neige.',
  layer: '{name} ({does})',

  darknessTitle: 'Les heures d’obscurité, mois par mois',
  darknessCaption:
    'La partie obscure de la nuit à Rovaniemi, en heure finlandaise : le soleil est à au moins douze degrés sous l’horizon.',
  darkFrom: '{month} : nuit complète de {from} à {to}.',

  roofTitle: 'La partie du ciel que montre un dôme de verre',
  roofCaption:
    'Vu de Rovaniemi, l’arc d’une nuit calme s’étend de {lightsFrom} à {lightsTo} degrés au-dessus de l’horizon nord. Un dôme au-dessus du lit montre le ciel à partir de {roofFrom} degrés environ.',
  roofInWords:
    'Un quart du ciel, dessiné de côté. Les aurores occupent la partie qui va de {lightsFrom} à {lightsTo} degrés au-dessus de l’horizon, au nord. Le toit de verre montre la partie qui va de {roofFrom} degrés jusqu’au zénith. Les deux ne se touchent pas.',
  bed: 'Lit',
  north: 'Nord',
  overhead: 'Zénith',
  domeShows: 'Vu sous un dôme,\ndès {roofFrom}°',
  quietNight: 'Aurores d’une\nnuit calme,\nde {lightsFrom}° à {lightsTo}°',

  latitudeTitle: 'La part des nuits claires où l’aurore apparaît',
  latitudeCaption:
    'La part des nuits noires sans nuages où apparaissent des aurores boréales, selon les longues séries de l’Institut météorologique finlandais. Le chiffre pour Rovaniemi est notre estimation entre ses voisins.',
  latitudeInWords: '{place} : {nights}.',
})
