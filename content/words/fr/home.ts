import { type home as english } from '@/content/words/en/home'
import { translate } from '@/content/words/translation'

export const home = translate<typeof english>()({
  exploreTours: 'Voir les sorties',
  flagship: '{tour}, {price}',
  severalDays: 'Vous restez plusieurs jours ? <link>Voir toutes les sorties, jour par jour</link>',
  fromPrice: 'À partir de {price}',
  guestsTellUs: 'Ce que l’on nous raconte',
  sampleReview: 'Avis d’exemple',
  ourPlace: 'Images de chez nous',
  answeredWithin: 'E-mail, réponse sous {hours} heures',
  phone: 'Téléphone, jour et nuit en cas d’urgence',
  whereWeAre: 'Où nous sommes',
})
