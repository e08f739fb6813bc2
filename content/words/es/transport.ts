import { type transport as english } from '@/content/words/en/transport'
import { translate } from '@/content/words/translation'

export const transport = translate<typeof english>()({
  pictures: 'Imágenes del servicio «{service}»',
  upToPeople: 'Hasta {count} personas',
  capacity: 'Capacidad',
  upToPassengers: 'Hasta {count} pasajeros',
  price: 'Precio',
  customPrice: 'Precio a medida',
  oneSum: 'un solo importe, IVA incluido',
  perVehicle: 'por vehículo, IVA incluido',
  popularRoutes: 'Trayectos habituales',
  customTitle: 'Traslado privado a medida en Laponia',
  arcticCircle: 'Círculo polar',
})
