import { type previews as english } from '@/content/words/en/previews'
import { translate } from '@/content/words/translation'

export const previews = translate<typeof english>()({
  tour: '{duration} · desde {price}',
  plannedAroundYou: 'Pensada a tu medida',
  priceOnRequest: 'Precio a consultar',
  pricePerVehicle: '{price} por vehículo',
  businessId: 'Número de empresa (Y-tunnus)',
  travellers: 'Viajeros a la Laponia finlandesa',
  adult: 'Adulto',
  child: 'Niño',
})
