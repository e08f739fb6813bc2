import { type figures as english } from '@/content/words/en/figures'
import { translate } from '@/content/words/translation'

export const figures = translate<typeof english>()({
  layersTitle: 'Kleidungsschichten im Querschnitt',
  layersCaption:
    'Drei Schichten über der Haut. Die Luft zwischen und in ihnen hält die Wärme, deshalb darf keine die nächste zusammendrücken.',
  layersInWords: 'Von der Haut nach außen: {layers}. Außen sind Wind und Schnee.',
  layer: '{name} {does}',

  darknessTitle: 'Stunden der Dunkelheit, Monat für Monat',
  darknessCaption:
    'Der dunkle Teil der Nacht in Rovaniemi, in finnischer Zeit: Die Sonne steht mindestens zwölf Grad unter dem Horizont.',
  darkFrom: '{month}: dunkel von {from} bis {to}\u00a0Uhr.',

  roofTitle: 'Der Teil des Himmels, den eine Glaskuppel zeigt',
  roofCaption:
    'Von Rovaniemi aus gesehen steht der Bogen einer ruhigen Nacht {lightsFrom} bis {lightsTo} Grad über dem nördlichen Horizont. Eine Kuppel über dem Bett zeigt den Himmel ab etwa {roofFrom} Grad aufwärts.',
  roofInWords:
    'Ein Viertel des Himmels, von der Seite gezeichnet. Die Nordlichter füllen den Teil von {lightsFrom} bis {lightsTo} Grad über dem Horizont im Norden. Das Glasdach zeigt den Teil von {roofFrom} Grad bis zum Zenit. Die beiden berühren sich nicht.',
  bed: 'Bett',
  north: 'Norden',
  overhead: 'Zenit',
  domeShows: 'Was eine Kuppel\nzeigt: ab {roofFrom}°',
  quietNight: 'Nordlichter in\nruhiger Nacht,\n{lightsFrom}° bis {lightsTo}°',

  latitudeTitle: 'In wie vielen klaren Nächten Nordlichter erscheinen',
  latitudeCaption:
    'Der Anteil der dunklen Nächte ohne Wolken, in denen Nordlichter erscheinen, nach den langen Messreihen des Finnischen Meteorologischen Instituts. Die Zahl für Rovaniemi ist unsere Schätzung zwischen den Nachbarorten.',
  latitudeInWords: '{place}: {nights}.',
})
