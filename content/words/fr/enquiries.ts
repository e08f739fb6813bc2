import { type enquiries as english } from '@/content/words/en/enquiries'
import { translate } from '@/content/words/translation'

export const enquiries = translate<typeof english>()({
  emailAddress: 'Adresse e-mail',
  phoneNumber: 'Numéro de téléphone',
  message: 'Message',
  needsScript:
    'L’envoi nécessite JavaScript. Activez-le dans votre navigateur, écrivez à {email} ou appelez le {phone}.',
  privacy:
    'Ce que vous écrivez nous sert à vous répondre, comme le dit notre <link>politique de confidentialité</link>.',
  onItsWay: 'Un instant : votre message est en cours d’envoi.',

  sendMessage: 'Envoyer le message',
  sending: 'Envoi en cours…',
  messageSent: 'Message envoyé',
  weGetBack: 'Nous vous répondons dès que possible.',
  confirmationSent: 'Un message de confirmation vous attend dans vos e-mails.',
  messageError: 'Erreur lors de l’envoi du message :',
  messageFailed: 'Le message n’a pas pu être envoyé',
  messageUnanswered: 'Le message n’a pas pu être envoyé. Réessayez, ou contactez-nous directement.',
  stillHere: 'Ce que vous avez écrit est toujours là. Réessayez, ou écrivez-nous à <email></email>.',

  sendRequest: 'Envoyer la demande',
  customTourHint:
    'Quels jours et quelles heures, combien d’adultes et d’enfants avec leur âge, et ce que vous espérez.',
  customTourSent: 'Merci. Nous vous répondons dès que possible pour parler de votre sortie sur mesure.',
  customTourFailed: 'Quelque chose n’a pas fonctionné. Réessayez, ou contactez-nous directement.',

  destination: 'Prise en charge et destination',
  destinationHint: 'D’où et vers où : un aéroport ou une gare, ou l’adresse de votre hôtel ou chalet.',
  additionalInfo: 'Informations complémentaires',
  additionalInfoHint:
    'Jour et heure, ou numéro de votre vol ; combien vous êtes ; sièges enfants, avec les âges.',
  sendingRequest: 'Envoi de la demande…',
  transportSent: '✓ Demande envoyée. Nous vous contactons bientôt.',
  transportFailed: '✗ La demande n’a pas pu être envoyée. Réessayez, ou contactez-nous directement.',
})
