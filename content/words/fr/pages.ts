import { type pages as english } from '@/content/words/en/pages'
import { translate } from '@/content/words/translation'

export const pages = translate<typeof english>()({
  home: 'Accueil',
  backToHome: 'Retour à l’accueil',
  onThisPage: 'Sur cette page',
  lastUpdated: 'Dernière mise à jour : <date></date>',
  datesAndPrices: 'Dates et prix<hidden> : {tour}</hidden>',

  printList: 'Imprimer cette liste',
  articlesOnPacking:
    'Que choisir et pourquoi : voyez nos articles sur <clothing>les vêtements</clothing> et <packing>la valise</packing>.',
  emergency: '{brand} · {email} · {phone} · en cas d’urgence 112',

  seasonAtOneGlance: 'Toutes les nuits d’une saison en un coup d’œil : <link>le ciel de Rovaniemi</link>',

  whoWrites:
    'Seules les personnes dont nous avons la réservation, et qui sont venues, peuvent écrire ici. Nous publions chaque avis, bon ou mauvais, sauf s’il insulte, dévoile la vie privée d’autrui, ne nous concerne pas, fait de la publicité ou est illicite. <link>Comment nous vérifions les avis</link>',
  moreReviews: 'Plus d’avis',
  newerReviews: 'Avis plus récents',
  olderReviews: 'Avis plus anciens',

  paymentTitle: 'Votre paiement',
  paymentDescription:
    'Ce que vous avez réservé et payé par carte : la sortie, sa date, votre groupe et le prix, et ce qui se passe d’ici au jour de la sortie.',
  cryptoTitle: 'Votre réservation en cryptomonnaie',
  cryptoDescription:
    'Ce que vous avez réservé en cryptomonnaie : la sortie, sa date et le prix, quand nous envoyons l’adresse du portefeuille et quand payer.',
})
