import { type previews as english } from '@/content/words/en/previews'
import { translate } from '@/content/words/translation'

export const previews = translate<typeof english>()({
  tour: '{duration} · da {price}',
  plannedAroundYou: 'Preparata su misura per te',
  priceOnRequest: 'Prezzo su richiesta',
  pricePerVehicle: '{price} per veicolo',
  businessId: 'Codice identificativo dell’impresa',
  travellers: 'Viaggiatori nella Lapponia finlandese',
  adult: 'Adulto',
  child: 'Bambino',
})
