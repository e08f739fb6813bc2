import { type imprint as english } from '@/content/words/en/imprint'
import { translate } from '@/content/words/translation'

export const imprint = translate<typeof english>()({
  responsible: 'Gerente: Nombre Apellido',
  tradeRegister:
    'Inscrita en el Registro Mercantil de Finlandia, que lleva la Oficina Finlandesa de Patentes y Registros',
  transportLicence: 'Licencia de transporte de viajeros número 000000, expedida por Traficom',
})
