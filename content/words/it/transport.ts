import { type transport as english } from '@/content/words/en/transport'
import { translate } from '@/content/words/translation'

export const transport = translate<typeof english>()({
  pictures: 'Immagini: {service}',
  upToPeople: 'Fino a {count} persone',
  capacity: 'Posti',
  upToPassengers: 'Fino a {count} passeggeri',
  price: 'Prezzo',
  customPrice: 'Prezzo su richiesta',
  oneSum: 'prezzo unico, IVA compresa',
  perVehicle: 'per veicolo, IVA compresa',
  popularRoutes: 'Tragitti più richiesti',
  customTitle: 'Trasferimento privato su misura in Lapponia',
  arcticCircle: 'Circolo polare artico',
})
