import { type imprint as english } from '@/content/words/en/imprint'
import { translate } from '@/content/words/translation'

export const imprint = translate<typeof english>()({
  responsible: 'Amministratore delegato: Nome Cognome',
  tradeRegister:
    'Iscritta nel registro delle imprese finlandese, tenuto dall’Ufficio finlandese brevetti e registri',
  transportLicence: 'Licenza per il trasporto di persone numero 000000, rilasciata da Traficom',
})
