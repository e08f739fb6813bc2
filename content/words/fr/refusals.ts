import { type refusals as english } from '@/content/words/en/refusals'
import { translate } from '@/content/words/translation'

export const refusals = translate<typeof english>()({
  dateNotFound: 'La date choisie est introuvable',
  dateClosed: 'Les réservations pour cette date sont closes. Choisissez une autre date.',
  cryptoClosed: 'Dans les {hours} heures qui précèdent le départ, une date se réserve uniquement par carte.',
  bookingKeyReused: 'Cette Idempotency-Key appartient à une autre réservation.',
  requestKeyReused: 'Cette Idempotency-Key appartient à une autre demande.',
  proofRequired:
    'Nous n’avons pas pu vérifier que cet envoi vient d’une personne. Envoyez-le encore une fois, ou écrivez-nous.',
  notEnoughSlots: 'Places encore libres à cette date : {seats}',
  notEnoughCryptoSlots:
    '{seats, plural, =0 {Aucune place de plus ne peut être gardée} one {Une seule place de plus peut être gardée} other {Seules # places de plus peuvent être gardées}} pour un paiement en cryptomonnaie à cette date en ce moment. Essayez le paiement par carte.',
  priceChanged: 'Le prix a changé : le total est maintenant de {total}. Vérifiez et réessayez.',
  tooManyUnpaid:
    'Beaucoup de places de cette sortie sont gardées depuis votre réseau et pas encore payées. Payez l’une de ces réservations, ou réessayez dans {hours, plural, =0 {{minutes, plural, one {une minute} other {# minutes}}} one {# heure} other {# heures}}. Pour un grand groupe, écrivez-nous.',
  limitUsedUp:
    'Nous avons reçu de vous de très nombreuses demandes. Réessayez dans {hours, plural, =0 {{minutes, plural, one {une minute} other {# minutes}}} one {# heure} other {# heures}}, ou écrivez-nous.',
  placesKept:
    'Des places du {day} sont gardées pour des personnes qui sont en train de payer. Elles seront peut-être libres dans quelques minutes : réessayez dans le calendrier.',
  hasRoom: 'Il y a de la place pour vous le {day} : réservez-la dans le calendrier.',
  partyTooLarge:
    'Cette date a {seats, plural, one {# place} other {# places}} en tout. Pour un groupe plus grand, écrivez-nous.',
  noPaymentPage:
    'La page de paiement n’a pas pu être ouverte. Rien n’a été débité. Réessayez, s’il vous plaît.',
  noPaymentPageBecause:
    'La page de paiement n’a pas pu être ouverte ({code}). Rien n’a été débité. Réessayez, s’il vous plaît.',
  linkEnded: 'Ce lien ne fonctionne plus.',
  tooManyTries: 'Trop d’essais. Patientez un moment.',
  noDocument: 'Ce document n’existe pas.',
  notInCalendar: 'Cette réservation ne peut pas figurer dans un agenda.',
  noEmailAddress: 'Ce n’est pas une adresse e-mail. Vérifiez-la.',

  didNotWork: 'Cela n’a pas fonctionné',
  goBack: 'Retour',
  callOrWrite: 'C’est urgent ? Appelez le {phone} ou écrivez à {email}.',
})
