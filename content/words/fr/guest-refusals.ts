import { type guestRefusals as english } from '@/content/words/en/guest-refusals'
import { translate } from '@/content/words/translation'

export const guestRefusals = translate<typeof english>()({
  askUs: 'Écrivez à {email} ou appelez-nous, et nous trouverons une solution.',
  not_found: 'Cette réservation a pris fin.',
  not_live: 'Cette réservation a pris fin : il n’y a rien à modifier.',
  not_confirmed: 'La réservation n’est pas encore payée. Payez d’abord, puis modifiez-la.',
  change_by_us_under_way: 'Nous sommes en train de modifier cette réservation. Revenez dans dix minutes.',
  choice_open: 'Choisissez d’abord la suite.',
  disputed:
    'Votre banque examine le paiement. Jusqu’à sa décision, seules vos coordonnées peuvent être modifiées.',
  debit_under_way:
    'Votre paiement est encore en cours. Une fois qu’il sera arrivé, vous pourrez modifier la réservation.',
  too_late:
    'Le délai pour modifier cette sortie est dépassé. Vous pouvez encore annuler, mais le prix n’est pas remboursé.',
  already_started: 'La sortie a commencé.',
  no_adult: 'Il faut au moins un adulte.',
  other_tour: 'Cette date est celle d’une autre sortie.',
  after_return_trip_end:
    'Cette date vient après la saison de votre nouvelle sortie offerte. Choisissez-en une autre.',
  crypto_closed: 'Cette date est trop proche pour un paiement en cryptomonnaie.',
  too_late_to_pay: 'Il reste trop peu de temps pour payer la différence.',
  date_not_found: 'Cette date n’existe plus. Choisissez-en une autre.',
  date_closed: 'Cette date n’est plus en vente. Choisissez-en une autre.',
  too_many_unpaid:
    'Cela ferait plus de places non payées qu’une seule personne ne peut en garder. Payez d’abord les vôtres, puis ajoutez les autres. Écrivez à {email} ou appelez-nous, et nous trouverons une solution.',
  too_many_changes:
    'Cette réservation a été modifiée de nombreuses fois en une heure. Attendez un moment, ou appelez-nous.',
  not_enough_slots: 'Cette date n’a pas assez de places libres. Choisissez-en une autre.',
  no_choice: 'Il n’y a plus rien à choisir.',
  choice_made: 'Vous avez déjà choisi.',
  choice_over: 'Le délai pour choisir est dépassé.',
  option_not_offered:
    'Il n’y a rien à rembourser maintenant : il ne reste rien de ce que vous avez payé, ou votre banque l’a repris.',
  outdated: 'Le montant remboursé a changé entre-temps.',

  cancelNotLive: 'Cette réservation a pris fin : il n’y a rien à annuler.',
  cancelStarted: 'La sortie a commencé. Si quelque chose ne va pas, appelez-nous.',

  reviewInsults: 'Nous ne le publions pas, car il insulte quelqu’un.',
  reviewOthersData:
    'Nous ne le publions pas, car il dévoile des informations personnelles sur d’autres, comme leur nom complet.',
  reviewNotAboutUs: 'Nous ne le publions pas, car il ne parle pas de votre sortie avec nous.',
  reviewAdvertises: 'Nous ne le publions pas, car il fait de la publicité.',
  reviewIllegal: 'Nous ne le publions pas, car nous pensons que la loi ne nous permet pas de le publier.',
})
