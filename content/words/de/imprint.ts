import { type imprint as english } from '@/content/words/en/imprint'
import { translate } from '@/content/words/translation'

export const imprint = translate<typeof english>()({
  responsible: 'Geschäftsführung: Vorname Nachname',
  tradeRegister: 'Eingetragen im finnischen Handelsregister, geführt vom Finnischen Patent- und Registeramt',
  transportLicence: 'Genehmigung zur Personenbeförderung Nummer 000000, erteilt von Traficom',
})
