import { type stayErrors as english } from '@/content/words/en/stay-errors'
import { translate } from '@/content/words/translation'

export const stayErrors = translate<typeof english>()({
  arrivalMissing: 'Bitte wählen Sie den Tag Ihrer Anreise',
  departureMissing: 'Bitte wählen Sie den Tag Ihrer Abreise',
  adultsWrong: 'Mindestens eine erwachsene Person muss mitkommen, höchstens {mostGuests}',
  childrenWrong: 'Die Zahl der Kinder muss zwischen 0 und {mostGuests} liegen',
  departureFirst: 'Die Abreise darf nicht vor der Anreise liegen',
  tooLong: 'Bitte wählen Sie höchstens {mostDays} Tage',
  past: 'Diese Tage sind vorbei: Bitte wählen Sie Tage ab heute',
})
