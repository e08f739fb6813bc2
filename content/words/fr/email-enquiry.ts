import { type emailEnquiry as english } from '@/content/words/en/email-enquiry'
import { translate } from '@/content/words/translation'

export const emailEnquiry = translate<typeof english>()({
  weAnswer: 'Nous répondons par e-mail sous {hours} heures.',
  weAnswerWithin: 'Nous répondons sous {hours} heures',
  received: 'Ce que nous avons reçu',
  request: 'Demande',
  receivedAt: 'Reçue',
  answerTo: 'Réponse à',
  notRepeated:
    'Votre message nous est parvenu en entier. Pour votre protection, nous ne le répétons pas ici : n’importe qui peut saisir une adresse e-mail dans un formulaire.',
  seeOurTours: 'Voir nos sorties',

  messageSubject: 'Nous avons bien reçu votre message',
  messageHeadline: 'Votre message nous est bien parvenu',
  messageSubline: 'Nous répondons par e-mail sous {hours} heures',
  message:
    'Merci de nous avoir écrit. L’un de nous lit votre message et répond par e-mail sous {hours} heures.',
  contactMessage: 'Message de contact',
  messageReason:
    'Vous recevez cet e-mail parce qu’un message nous a été envoyé avec cette adresse e-mail. Si ce n’était pas vous, vous n’avez rien à faire.',

  tourSubject: 'Nous avons bien reçu votre demande de sortie sur mesure',
  tourHeadline: 'Vos souhaits nous sont bien parvenus',
  customizedTour: 'Sortie sur mesure',
  tour: 'Merci de nous confier la préparation de votre sortie.',
  firstIdeas: 'Vous recevez par e-mail nos premières idées et nos questions.',
  planTitle: 'Nous préparons la sortie avec vous',
  plan: 'Dates, lieux, rythme et prix. Rien n’est réservé avant votre accord.',
  tourReason:
    'Vous recevez cet e-mail parce qu’une demande de sortie sur mesure nous a été envoyée avec cette adresse e-mail. Si ce n’était pas vous, vous n’avez rien à faire.',

  transportSubject: 'Nous avons bien reçu votre demande de transfert',
  transportHeadline: 'Votre demande nous est bien parvenue',
  transport: 'Merci de votre demande de transfert.',
  writeAboutPickUp: 'Nous vous écrivons au sujet du jour, de l’heure et du lieu de votre prise en charge.',
  quoteTitle: 'Vous recevez un devis personnalisé sous {hours} heures',
  quote: 'Il indique un prix unique pour votre trajet.',
  decideTitle: 'Vous décidez',
  decide: 'Rien n’est réservé avant votre accord.',
  seeService: 'Voir le service',
  transportReason:
    'Vous recevez cet e-mail parce qu’une demande de transfert nous a été envoyée avec cette adresse e-mail. Si ce n’était pas vous, vous n’avez rien à faire.',
})
