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
    'Nous avons chaque mot que vous avez écrit. Pour votre protection, il n’est pas répété ici : n’importe qui peut saisir une adresse e-mail dans un formulaire.',
  seeOurTours: 'Voir nos sorties',

  messageSubject: 'Nous avons reçu votre message',
  messageHeadline: 'Votre message est arrivé',
  messageSubline: 'Nous répondons par e-mail sous {hours} heures',
  message:
    'Merci de nous avoir écrit. L’un de nous lit votre message et répond par e-mail sous {hours} heures.',
  contactMessage: 'Message de contact',
  messageReason:
    'Vous recevez cet e-mail parce qu’un message nous a été envoyé avec cette adresse e-mail. Si ce n’était pas vous, vous n’avez rien à faire.',

  tourSubject: 'Nous avons reçu votre demande de sortie sur mesure',
  tourHeadline: 'Vos souhaits sont arrivés',
  customizedTour: 'Sortie sur mesure',
  tour: 'Merci de nous demander de préparer une sortie pour vous.',
  firstIdeas: 'Vous recevez par e-mail nos premières idées et nos questions.',
  planTitle: 'Nous préparons la sortie avec vous',
  plan: 'Dates, lieux, rythme et prix. Rien n’est réservé avant votre accord.',
  tourReason:
    'Vous recevez cet e-mail parce qu’une demande de sortie sur mesure nous a été envoyée avec cette adresse e-mail. Si ce n’était pas vous, vous n’avez rien à faire.',

  transportSubject: 'Nous avons reçu votre demande de transfert',
  transportHeadline: 'Votre demande est arrivée',
  transport: 'Merci de nous demander de vous conduire.',
  writeAboutPickUp:
    'Nous vous écrivons par e-mail au sujet du jour, de l’heure et du lieu de votre prise en charge.',
  quoteTitle: 'Vous recevez un devis personnel sous {hours} heures',
  quote: 'Il indique un prix unique pour votre trajet.',
  decideTitle: 'Vous décidez',
  decide: 'Rien n’est réservé avant votre accord.',
  seeService: 'Voir le service',
  transportReason:
    'Vous recevez cet e-mail parce qu’une demande de transfert nous a été envoyée avec cette adresse e-mail. Si ce n’était pas vous, vous n’avez rien à faire.',
})
