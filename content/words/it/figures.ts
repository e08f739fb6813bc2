import { type figures as english } from '@/content/words/en/figures'
import { translate } from '@/content/words/translation'

export const figures = translate<typeof english>()({
  layersTitle: 'Gli strati di vestiti, in sezione',
  layersCaption:
    'Tre strati sopra la pelle. Il calore lo trattiene l’aria fra uno strato e l’altro e dentro ciascuno: nessuno deve quindi stringere quello sotto.',
  layersInWords: 'Dalla pelle verso l’esterno: {layers}. Fuori ci sono vento e neve.',
  layer: '{name} ({does})',

  darknessTitle: 'Le ore di buio, mese per mese',
  darknessCaption:
    'La parte buia della notte a Rovaniemi, in ora finlandese: il sole è almeno dodici gradi sotto l’orizzonte.',
  darkFrom: '{month}: buio dalle ore {from} alle ore {to}.',

  roofTitle: 'La parte di cielo che una cupola di vetro mostra',
  roofCaption:
    'Visto da Rovaniemi, l’arco di una notte calma sta da {lightsFrom} a {lightsTo} gradi sopra l’orizzonte a nord. Una cupola sopra il letto mostra il cielo da circa {roofFrom} gradi in su.',
  roofInWords:
    'Un quarto di cielo, disegnato di lato. L’aurora occupa la parte da {lightsFrom} a {lightsTo} gradi sopra l’orizzonte a nord. Il tetto di vetro mostra la parte da {roofFrom} gradi fin sopra la testa. Le due parti non si toccano.',
  bed: 'Letto',
  north: 'Nord',
  overhead: 'Allo zenit',
  domeShows: 'La cupola mostra\nda {roofFrom}° in su',
  quietNight: 'Aurora di una\nnotte calma,\n{lightsFrom}°–{lightsTo}°',

  latitudeTitle: 'In quante notti serene compare l’aurora',
  latitudeCaption:
    'La quota di notti buie e senza nuvole in cui compare l’aurora boreale, secondo le lunghe serie di dati dell’Istituto meteorologico finlandese. La cifra per Rovaniemi è una nostra stima, compresa fra quelle dei luoghi vicini.',
  latitudeInWords: '{place}: {nights}.',
})
