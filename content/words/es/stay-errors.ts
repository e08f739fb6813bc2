import { type stayErrors as english } from '@/content/words/en/stay-errors'
import { translate } from '@/content/words/translation'

export const stayErrors = translate<typeof english>()({
  arrivalMissing: 'Elige el día de tu llegada',
  departureMissing: 'Elige el día de tu regreso',
  adultsWrong: 'Tiene que venir al menos un adulto, y como máximo {mostGuests}',
  childrenWrong: 'El número de niños tiene que estar entre 0 y {mostGuests}',
  departureFirst: 'El regreso no puede ser antes de la llegada',
  tooLong: 'Elige como máximo {mostDays} días',
  past: 'Estos días ya han pasado: elige días a partir de hoy',
})
