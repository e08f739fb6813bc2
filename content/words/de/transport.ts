import { type transport as english } from '@/content/words/en/transport'
import { translate } from '@/content/words/translation'

export const transport = translate<typeof english>()({
  pictures: 'Bilder: {service}',
  upToPeople: 'Bis zu {count} Personen',
  capacity: 'Plätze',
  upToPassengers: 'Bis zu {count} Fahrgäste',
  price: 'Preis',
  customPrice: 'Preis auf Anfrage',
  oneSum: 'ein Gesamtpreis, inkl. MwSt.',
  perVehicle: 'pro Fahrzeug, inkl. MwSt.',
  popularRoutes: 'Beliebte Strecken',
  customTitle: 'Privattransfer nach Wunsch in Lappland',
  arcticCircle: 'Polarkreis',
})
