import { type tourSafety as english } from '@/content/words/en/tour-safety'
import { translate } from '@/content/words/translation'

export const tourSafety = translate<typeof english>()({
  anyAge: 'Tutte le età',
  fromAge: 'Da circa {age} anni',
  coldLimit: 'Sotto i {degrees} accorciamo, modifichiamo o annulliamo l’escursione',
  onFoot: 'A piedi',
  wheelchair: 'Sedia a rotelle',
  toilets: 'Servizi igienici',
})
