import { type transport as english } from '@/content/words/en/transport'
import { translate } from '@/content/words/translation'

export const transport = translate<typeof english>()({
  pictures: 'Images : {service}',
  upToPeople: 'Jusqu’à {count} personnes',
  capacity: 'Capacité',
  upToPassengers: 'Jusqu’à {count} passagers',
  price: 'Prix',
  customPrice: 'Prix sur devis',
  oneSum: 'une somme unique, TVA comprise',
  perVehicle: 'par véhicule, TVA comprise',
  popularRoutes: 'Trajets courants',
  customTitle: 'Transfert privé sur mesure en Laponie',
  arcticCircle: 'Cercle polaire',
})
