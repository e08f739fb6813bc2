import { type stayErrors as english } from '@/content/words/en/stay-errors'
import { translate } from '@/content/words/translation'

export const stayErrors = translate<typeof english>()({
  arrivalMissing: 'Choisissez le jour de votre arrivée',
  departureMissing: 'Choisissez le jour de votre départ',
  adultsWrong: 'Il faut au moins un adulte, et {mostGuests} au plus',
  childrenWrong: 'Le nombre d’enfants doit être compris entre 0 et {mostGuests}',
  departureFirst: 'Votre départ ne peut pas précéder votre arrivée',
  tooLong: 'Choisissez {mostDays} jours au plus',
  past: 'Ces jours sont passés : choisissez des jours à partir d’aujourd’hui',
})
