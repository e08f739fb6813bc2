import { type imprint as english } from '@/content/words/en/imprint'
import { translate } from '@/content/words/translation'

export const imprint = translate<typeof english>()({
  responsible: 'Directeur général : Prénom Nom',
  tradeRegister:
    'Inscription au registre du commerce finlandais, tenu par l’Office finlandais des brevets et de l’enregistrement',
  transportLicence: 'Licence de transport de personnes numéro 000000, délivrée par Traficom',
})
