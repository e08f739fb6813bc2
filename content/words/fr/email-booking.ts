import { type emailBooking as english } from '@/content/words/en/email-booking'
import { translate } from '@/content/words/translation'

export const emailBooking = translate<typeof english>()({
  confirmedSubject: 'Réservation confirmée',
  confirmedHeadline: 'Votre réservation est confirmée',
  confirmedPaid:
    'Merci. Nous avons bien reçu votre paiement de {amount} {method}, et vos places sont réservées. Votre référence est {reference} ; gardez-la sous la main quand vous nous écrivez ou appelez.',
  confirmedFree:
    'Merci. Vos places sont réservées, et il n’y a rien à payer. Votre référence est {reference} ; gardez-la sous la main quand vous nous écrivez ou appelez.',
  paidTooMuch: 'C’est plus que le prix de votre réservation.',
  tellWhatToKnow: 'Nous signaler vos besoins',
  askPlace:
    'Indiquez-nous le nom et l’adresse de votre hébergement {hasPage, select, true {sur la page de votre réservation} other {en répondant à cet e-mail}}.',
  askHealth:
    'Précisez sur la page de votre réservation vos allergies et votre mobilité, l’âge des enfants et les sièges enfants à prévoir.',
  keepTheDay: 'Noter la date',
  ifWeCancelTitle: 'Si nous devons annuler',
  ifWeCancel:
    'Vous choisissez alors entre le remboursement intégral et une autre date. Sans réponse de votre part dans les {choiceDays} jours qui suivent notre e-mail, le prix intégral vous est remboursé sans que vous ayez à le demander. Nous lançons un remboursement au plus tard dans les {startDays} jours ; sur une carte, il arrive d’ordinaire sous {from} à {to} jours ouvrés.',
  ifWrongTitle: 'Si quelque chose ne va pas',
  ifWrong:
    'Dites-le au guide sur place, ou répondez à cet e-mail. Si la sortie n’est pas conforme à sa description, vous pouvez nous demander d’y remédier et, si ce n’est pas possible, demander une réduction du prix. Si nous ne trouvons pas d’accord : en Finlande, vous pouvez vous adresser au service de conseil aux consommateurs de l’Autorité finlandaise de la concurrence et de la consommation (kkv.fi), puis à la Commission des litiges de consommation (kuluttajariita.fi), qui n’accepte que les plaintes en finnois et en suédois ; ailleurs dans l’Union européenne, en Norvège et en Islande, au Centre européen des consommateurs de votre pays (eccnet.eu).',
  contractTitle: 'Votre contrat',
  contract:
    'Vous avez acheté cette prestation à {legalName}, numéro d’entreprise (Y-tunnus) {businessId}, {address}. Le prix comprend la TVA. Pour des services de loisirs à une date déterminée, il n’y a pas de droit de rétractation de 14 jours ; vous disposez des possibilités d’annulation décrites ci-dessus. Le contrat est en français et soumis au droit finlandais. Les conditions sont jointes en entier, et se trouvent aussi à l’adresse {url}',

  reminderSubject: 'Votre sortie approche',
  reminderHeadline: 'Au plaisir de vous accueillir',
  reminder:
    'Votre sortie a lieu le {day}. {times} (heure finlandaise). Voici ce qui vous aide à vous y préparer.',
  reminderHealth:
    'Quelqu’un a-t-il une allergie, ou des difficultés à marcher ? Dites-le aussi à notre guide sur la page de votre réservation.',
  whereDoYouStay: 'Où logez-vous ?',
  placeNotKnown:
    'Nous ne savons pas encore où venir vous chercher. Indiquez-nous le nom et l’adresse de votre hébergement {hasPage, select, true {sur la page de votre réservation} other {en répondant à cet e-mail}}.',
  whereWeMeet: 'Où nous nous retrouvons',
  pickUpHere:
    'Nous vous retrouvons ici : {place}. Si cela a changé, dites-le-nous {hasPage, select, true {sur la page de votre réservation} other {en répondant à cet e-mail}}.',
  guide: 'Votre guide : {name}.',
  guideSpeaks: 'Votre guide : {name}. Langues : {languages}.',
  sampleGuideSpeaks: 'Votre guide : {name} (guide d’exemple). Langues : {languages}.',

  thanksSubject: 'Merci de votre venue',
  thanksPreheader: 'Merci d’avoir participé à notre sortie. Comment s’est-elle passée ?',
  thanks:
    'Merci d’avoir participé à notre sortie. Ce fut un plaisir de vous avoir parmi nous le {day}, et nous espérons que vous êtes bien au chaud de nouveau.',
  howWasIt: 'Comment s’est passée votre sortie ?',
  askReview:
    'Quelques lignes de votre part aident celles et ceux qui hésitent à venir. Nous lisons chaque avis avant de le publier, et publions aussi les avis critiques. Si quelque chose n’a pas été comme prévu, vous pouvez aussi répondre à cet e-mail, pour que nous puissions y remédier.',
  writeReview: 'Écrire un avis',

  reviewSubject: 'Votre avis n’est pas publié',
  reviewHeadline: 'À propos de votre avis',
  reviewThanks: 'Merci d’avoir donné votre avis sur la sortie « {tourName} » du {day}.',
  reviewNotShown: 'Nous ne le publions pas.',
  reviewAgain:
    'Nous ne refusons jamais un avis parce qu’il est critique. Si vous souhaitez dire la même chose autrement, retirez l’avis sur sa page et écrivez-le de nouveau. Si vous pensez que nous avons tort, répondez à cet e-mail et dites-nous pourquoi.',
  yourReview: 'Votre avis',

  notedSubject: 'C’est noté pour votre sortie',
  notedChange: 'Nous avons noté votre modification.',
  notedWishes: 'Nous avons bien reçu vos demandes particulières : le bureau les transmet à votre guide.',
  notedPlace: 'Nous avons noté où vous logez : {place}.',
  notedPickUp: 'Nous avons noté où vous logez, et venons vous y chercher : {place}.',
  correctIt: 'Une erreur ? Corrigez-la sur la page de votre réservation.',
  healthNotMentioned:
    'Nos e-mails ne mentionnent jamais d’indications sur votre santé : si vous en avez enregistré, elles sont sur la page de votre réservation, où vous pouvez les lire et les effacer.',
  calendarHasPlace: 'Le fichier d’agenda joint à cet e-mail contient le lieu : {place}.',

  newAddressSubject: 'Nouvelle adresse e-mail',
  newAddressHeadline: 'Votre adresse e-mail est modifiée',
  newAddress:
    'Comme vous l’avez demandé, nos e-mails sur la réservation {reference} sont désormais envoyés à {email}.',
  oldLinksEnded:
    'Les liens vers la réservation envoyés auparavant ne sont plus valables. Rien d’autre n’a changé.',
  notYou: 'Si ce n’était pas vous, appelez-nous au {phone} : nous y remédierons aussitôt.',
  newAddressReason: 'Vous recevez cet e-mail parce qu’il concerne l’adresse de la réservation {reference}.',

  proveSubject: 'Confirmez votre adresse e-mail ({reference})',
  proveHeadline: 'Est-ce votre adresse ?',
  bookingNumber: 'Réservation {reference}',
  proveAddress:
    'Quelqu’un, sans doute vous, souhaite que nos e-mails sur la réservation {reference} soient envoyés à cette adresse.',
  proveSteps:
    'Pour les recevoir ici, ouvrez la page ci-dessous et appuyez sur « Utiliser cette adresse ». Le lien est valable {hours, plural, one {# heure} other {# heures}} ; jusque-là, rien ne change. Si d’autres réservations doivent aussi l’utiliser, gardez leurs références sous la main.',
  confirmAddress: 'Confirmer cette adresse',
  proveNotYou:
    'Si ce n’était pas vous, vous n’avez rien à faire : sans cette démarche, aucun autre e-mail ne vous parviendra.',
  proveReason:
    'Vous recevez cet e-mail parce que quelqu’un a donné cette adresse pour une réservation chez nous.',

  linkSubject: 'Votre réservation {reference}',
  linksSubject: 'Vos réservations chez nous',
  linksPreheader: 'Le lien que vous avez demandé.',
  linksHeadline: 'Voici votre lien',
  bookingsHere: '{count, plural, one {# réservation} other {# réservations}} avec cette adresse',
  links:
    'Quelqu’un, sans doute vous, a demandé sur notre site les liens vers les réservations de cette adresse. Quiconque possède un lien peut voir et modifier la réservation : gardez-le donc pour vous.',
  dayAndReference: '{day}\nRéférence {reference}',
  linksNotYou: 'Si ce n’était pas vous, vous n’avez rien à faire : l’e-mail n’est parvenu qu’à vous.',
  linksReason:
    'Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse sous « Retrouver votre réservation ».',

  messageSubject: 'Un message sur votre sortie',
  messageAbout: 'Nous vous écrivons à propos de la sortie « {tourName} » du {day}.',
})
