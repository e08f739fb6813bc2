import { type emailChoice as english } from '@/content/words/en/email-choice'
import { translate } from '@/content/words/translation'

export const emailChoice = translate<typeof english>()({
  youChoose: 'Vous choisissez',
  whatYouCanChoose: 'Ce que vous pouvez choisir',
  tellUsOnPage:
    'Pour nous dire ce que vous préférez, ouvrez la page de votre réservation ou appelez le {phone}.',
  tellUsByReply: 'Pour nous dire ce que vous préférez, répondez à cet e-mail ou appelez le {phone}.',
  disputed:
    'Votre banque nous a demandé de restituer votre paiement. Tant qu’elle n’a pas décidé, nous ne pouvons pas le rembourser en plus ; vous pouvez tout de même choisir une autre date.',
  returnTripTitle: 'Une nouvelle sortie offerte',
  returnTrip: 'À n’importe quelle date avec de la place pour votre groupe. Il n’y a rien à payer.',
  returnTripUntil:
    'À n’importe quelle date avec de la place pour votre groupe, jusqu’au {day}. Il n’y a rien à payer.',
  otherDateTitle: 'Une autre date',
  otherDate: 'N’importe quelle date de la même sortie avec de la place pour votre groupe.',
  otherTourTitle: 'Une autre sortie',
  namedTour: '« {name} »',
  otherTour: 'Sortie {tours} : n’importe quelle date avec de la place pour votre groupe.',
  differenceOurs:
    'Si elle coûte plus cher, la différence est à notre charge ; si elle coûte moins, la différence vous est remboursée.',
  nothingToPay: 'Il n’y a rien à payer.',
  refundTitle: 'Le remboursement intégral',
  refundToCard: 'Nous remboursons {amount} sur la carte ou le compte avec lequel vous avez payé.',
  refundByHand:
    'Nous remboursons {amount} et vous écrivons pour vous dire comment, puisque vous avez payé {method}.',
  refundPartByHand: 'Nous remboursons {amount} et vous écrivons au sujet de ce que vous avez payé {method}.',
  noDeadlineRefund:
    'Il n’y a pas de date limite : le remboursement reste possible, même après le dernier jour de la nouvelle sortie offerte.',
  noHurry: 'Rien ne presse.',
  elseSeeYou: 'Sans réponse de votre part d’ici au {end}, nous serons heureux de vous accueillir le {day}.',
  elseRefund:
    'Répondez-nous au plus tard le {end}. Sans réponse de votre part d’ici là, la totalité de votre paiement vous est remboursée automatiquement.',
  elseEndsDisputed:
    'Répondez-nous au plus tard le {end}. Sans réponse de votre part d’ici là, la réservation prend fin ; si votre banque nous laisse le paiement, nous le remboursons.',
  elseEnds:
    'Répondez-nous au plus tard le {end}. Sans réponse de votre part d’ici là, la réservation prend fin, et rien n’est dû.',

  cancelledSubject: 'Votre sortie est annulée, à vous de choisir',
  cancelledHeadline: 'Nous avons annulé votre sortie',
  cancelled: 'Nous avons annulé la sortie « {tourName} » du {day}, et avec elle la réservation {reference}.',
  sorry: 'Nous en sommes désolés.',

  mergedSubject: 'Votre sortie a une autre date',
  merged: 'La sortie « {tourName} » du {day} n’a pas lieu : nous l’avons réunie avec une autre date.',
  mergedInto: 'La réservation {reference} est déplacée au {day} à {time}.',
  sorryForChange: 'Nous sommes désolés de ce changement.',
  costsLess: 'La nouvelle date coûte moins cher.',
  nothingToPayForIt: 'Ce changement est sans frais pour vous.',
  newDateSuits:
    'Si la nouvelle date vous convient, vous n’avez rien à faire : le fichier d’agenda joint à cet e-mail met votre agenda à jour. Sinon, à vous de choisir.',

  timeSubject: 'Nouveau départ à {time}',
  timeHeadline: 'Votre sortie part à {time}',
  timeChanged:
    'Nous avons changé l’heure de départ de la sortie « {tourName} » du {day} : elle part maintenant à {time} (heure finlandaise). Votre référence est {reference}.',
  timeChangedFrom:
    'Nous avons changé l’heure de départ de la sortie « {tourName} » du {day} : elle part maintenant à {time} (heure finlandaise), au lieu de {formerTime}. Votre référence est {reference}.',
  sameLength: 'La sortie dure aussi longtemps qu’avant.',
  paymentDue:
    'Votre paiement doit nous parvenir {due, select, none {à temps} other {au plus tard le {due}}}.',
  timeUnsuited: 'Si la nouvelle heure ne vous convient pas, à vous de choisir.',

  noLightsSubject: 'Pas d’aurore boréale, à vous de choisir',
  noLightsHeadline: 'Pas d’aurore boréale : vous choisissez',
  againSubject: 'Choisissez de nouveau',
  againHeadline: 'Votre choix est de nouveau ouvert',
  noLights:
    'Le {day}, vous étiez dehors avec nous, et aucune aurore boréale n’a été vue. Notre garantie s’applique à la réservation {reference}.',
  againGivenUp:
    'La nouvelle sortie offerte pour la réservation {reference} a été annulée à temps : nous vous la devons donc toujours, et notre garantie s’applique comme avant.',
  againCancelled:
    'Nous avons dû annuler la nouvelle sortie offerte pour la réservation {reference}. Nous en sommes désolés. Nous vous la devons toujours, et notre garantie s’applique comme avant.',
  againNotSeen:
    'Aucune aurore boréale n’a été vue non plus pendant votre nouvelle sortie. Notre garantie s’applique comme avant à la réservation {reference}.',
  yourTour: 'Votre sortie',
  yourFirstTour: 'Votre première sortie',

  reminderSubject: 'Le choix vous appartient toujours',
  reminderHeadline: 'Votre choix est encore ouvert',
  reminder: 'Nous n’avons pas encore votre réponse pour la réservation {reference}.',
  reminderCancelled: 'Nous avons dû annuler la sortie, et c’est à vous de choisir la suite.',
  reminderMerged: 'La sortie a changé de date. Si la nouvelle vous convient, vous n’avez rien à faire.',
  reminderTimeChanged:
    'L’heure de départ de la sortie a changé. Si la nouvelle vous convient, vous n’avez rien à faire.',
  reminderNoLights: 'Aucune aurore boréale n’y a été vue, et vous pouvez faire usage de notre garantie.',

  keptSubject: 'Vous venez',
  keptHeadline: 'À bientôt',
  kept: 'Vous gardez la réservation {reference} pour le {day} à {time}. Au plaisir de vous accueillir.',

  refundedSubject: 'Votre remboursement',
  endedSubject: 'Fin de la réservation',
  refundedHeadline: 'Votre paiement vous est remboursé',
  endedHeadline: 'Votre réservation a pris fin',
  notHeard:
    'Nous n’avons pas eu votre réponse pour la réservation {reference} dans le délai que nous avions indiqué : elle a donc pris fin.',
  choseRefund:
    'Vous avez choisi le remboursement pour la réservation {reference}, et la réservation a pris fin.',
  welcomeAgain:
    'Nous sommes désolés que cela n’ait pas pu se faire cette fois. Si vous venez à Rovaniemi un autre jour, nous vous accueillerons avec plaisir.',
  seeDates: 'Voir les dates',

  returnTripSubject: 'Votre nouvelle sortie offerte',
  returnTripHeadline: 'Votre nouvelle sortie offerte est réservée',
  returnTripBooked:
    'Votre nouvelle sortie offerte est réservée pour le {day} à {time}, sous la référence {reference}. Il n’y a rien à payer.',
  yourReturnTrip: 'Votre nouvelle sortie',
  free: 'Offert',
  returnTripPlans:
    'Vous pouvez renoncer à cette sortie {until}, et nous vous la devons comme avant ; plus tard, elle est perdue.',
  returnTripPossible: 'Une nouvelle sortie est possible jusqu’au {day}.',

  guaranteeSubject: 'Votre remboursement au titre de notre garantie',
  guaranteeHeadline: 'Pas d’aurore : nous vous remboursons {amount}',
  guarantee:
    'Le {day}, vous étiez dehors avec nous et n’avez vu aucune aurore boréale. Notre garantie s’applique : nous remboursons tout ce que vous avez payé pour la réservation {reference}.',
  anotherNight:
    'Merci d’avoir cherché avec nous. Si vous revenez à Rovaniemi, vous pourrez tenter une autre nuit avec nous.',
})
