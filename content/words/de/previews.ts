import { type previews as english } from '@/content/words/en/previews'
import { translate } from '@/content/words/translation'

export const previews = translate<typeof english>()({
  tour: '{duration} · ab {price}',
  plannedAroundYou: 'Für Sie geplant',
  priceOnRequest: 'Preis auf Anfrage',
  pricePerVehicle: '{price} pro Fahrzeug',
  businessId: 'Unternehmensnummer (Y-tunnus)',
  travellers: 'Reisende in Finnisch-Lappland',
  adult: 'Erwachsene',
  child: 'Kinder',
})
