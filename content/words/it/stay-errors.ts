import { type stayErrors as english } from '@/content/words/en/stay-errors'
import { translate } from '@/content/words/translation'

export const stayErrors = translate<typeof english>()({
  arrivalMissing: 'Scegli il giorno di arrivo',
  departureMissing: 'Scegli il giorno di partenza',
  adultsWrong: 'Deve esserci almeno un adulto, e al massimo {mostGuests}',
  childrenWrong: 'Il numero di bambini va da 0 a {mostGuests}',
  departureFirst: 'La partenza non può essere prima dell’arrivo',
  tooLong: 'Scegli al massimo {mostDays} giorni',
  past: 'Questi giorni sono passati: scegli giorni a partire da oggi',
})
