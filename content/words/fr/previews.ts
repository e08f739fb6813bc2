import { type previews as english } from '@/content/words/en/previews'
import { translate } from '@/content/words/translation'

export const previews = translate<typeof english>()({
  tour: '{duration} · à partir de {price}',
  plannedAroundYou: 'Préparée pour vous',
  priceOnRequest: 'Prix sur devis',
  pricePerVehicle: '{price} par véhicule',
  businessId: 'Numéro d’entreprise (Y-tunnus)',
  travellers: 'Voyageurs en Laponie finlandaise',
  adult: 'Adulte',
  child: 'Enfant',
})
