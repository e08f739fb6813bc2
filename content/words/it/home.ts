import { type home as english } from '@/content/words/en/home'
import { translate } from '@/content/words/translation'

export const home = translate<typeof english>()({
  exploreTours: 'Scopri le escursioni',
  flagship: '{tour}, {price}',
  severalDays: 'Qui per più giorni? <link>Vedi tutte le escursioni di ogni giorno</link>',
  fromPrice: 'Da {price}',
  guestsTellUs: 'Che cosa ci dicono gli ospiti',
  sampleReview: 'Recensione di esempio',
  ourPlace: 'Immagini di dove viviamo',
  answeredWithin: 'E-mail, risposta entro {hours} ore',
  phone: 'Telefono, per le emergenze giorno e notte',
  whereWeAre: 'Dove siamo',
})
