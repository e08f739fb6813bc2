import { type home as english } from '@/content/words/en/home'
import { translate } from '@/content/words/translation'

export const home = translate<typeof english>()({
  exploreTours: 'Touren ansehen',
  flagship: '{tour}, {price}',
  severalDays: 'Mehrere Tage hier? <link>Alle Touren an jedem dieser Tage</link>',
  fromPrice: 'Ab {price}',
  guestsTellUs: 'Was Gäste uns sagen',
  sampleReview: 'Beispielbewertung',
  ourPlace: 'Bilder von dort, wo wir leben',
  answeredWithin: 'E-Mail, Antwort innerhalb von {hours} Stunden',
  phone: 'Telefon, im Notfall rund um die Uhr',
  whereWeAre: 'Wo wir sind',
})
