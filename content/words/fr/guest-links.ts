import { type guestLinks as english } from '@/content/words/en/guest-links'
import { translate } from '@/content/words/translation'

export const guestLinks = translate<typeof english>()({
  findTitle: 'Retrouver votre réservation',
  findDescription:
    'Vous avez perdu l’e-mail avec le lien vers votre réservation ? Saisissez votre adresse e-mail, et nous renvoyons les liens de toutes ses réservations.',
  find: 'Saisissez l’adresse e-mail avec laquelle vous avez réservé. Nous y envoyons le lien vers votre réservation.',
  email: 'E-mail',
  sendLink: 'M’envoyer le lien',
  sent: 'Si des réservations ont été faites avec cette adresse, vous recevez un e-mail avec un lien vers chacune. Cela prend une minute ou deux ; regardez aussi parmi vos courriers indésirables.',
  whereElse:
    'Chaque e-mail que nous vous envoyons sur votre réservation contient aussi le lien, sous le bouton « {booking} » ou « {stay} ». Si rien n’arrive, vous avez peut-être réservé avec une autre adresse : écrivez à <email></email> ou appelez le <phone></phone>.',

  linkEnded: 'Ce lien ne fonctionne plus',
  linkEndedText:
    'Il est peut-être plus ancien que la dernière modification de votre réservation, ou la sortie a eu lieu il y a longtemps. Nous vous en envoyons un nouveau.',
  newLink: 'Recevoir un lien',
  wait: 'Patientez un peu',
  waitText:
    'De nombreux liens qui ne mènent nulle part ont été essayés depuis votre connexion. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}, ou appelez-nous : <phone></phone>.',

  newAddress: 'Nouvelle adresse e-mail',
  mustWait: 'Nous sommes en train de modifier votre réservation. Réessayez dans dix minutes.',
  useAddressText:
    'Appuyez sur le bouton, et nos e-mails sur la réservation <reference></reference> sont dès lors envoyés à <address></address>. Les liens vers la réservation envoyés auparavant cessent de fonctionner, et nous écrivons à l’adresse que nous avions.',
  usedAddressText:
    'Nos e-mails sur la réservation <reference></reference> sont déjà envoyés à <address></address>.',
  otherBookings: 'Autres réservations',
  otherBookingsHint:
    'Les références de vos autres réservations avec l’ancienne adresse, si la nouvelle doit valoir pour elles aussi.',
  useAddress: 'Utiliser cette adresse',
  toBooking: 'Voir votre réservation',

  waitingTitle: 'La liste d’attente',
  waitingDescription:
    'Les dates que vous attendez, votre inscription, et le moyen de quitter la liste d’attente.',
  notWaiting:
    'Vous ne figurez plus sur la liste d’attente, et nous n’en conservons rien. Vous pouvez réserver toute date où il reste de la place.',
  onList:
    '{dates, plural, one {Vous figurez sur la liste pour cette date :} other {Vous figurez sur la liste pour ces dates :}}',
  wouldWait:
    '{dates, plural, one {Vous souhaitez attendre une place à cette date :} other {Vous souhaitez attendre une place à ces dates :}}',
  placeOffered: '(une place a été proposée)',
  offer: 'Une place pour le {day} est à vous si vous la payez au plus tard le {due}.',
  payBy: 'Payer avant {time}',
  payByFor: 'Payer avant {time} pour le {day}',
  ifYouLeave:
    'Si vous quittez la liste, une place proposée que vous n’avez pas payée passe aussitôt à la personne suivante. Une place que vous avez payée reste à vous.',
  ifYouConfirm:
    'Confirmez votre inscription, et elle compte à partir de maintenant. Si ce n’est pas vous qui l’avez demandée, fermez la page : {hours} heures après l’envoi du formulaire, nous l’effaçons.',
  leave: 'Quitter la liste',
  confirm: 'Confirmer mon inscription',
})
