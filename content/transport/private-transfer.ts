import { privateTransfer } from '@/content/transport/transport'
import { type TransportPage } from '@/content/transport/transport-page'
import { transportText } from '@/content/transport/transport-text'
import { type Language } from '@/lib/language/language'

const pictures = ['hotelPickUp', 'roadToFells', 'logCabin'] as const

export function privateTransferPage(language: Language): TransportPage {
  const text = transportText('privateTransfer', language)
  return { transport: privateTransfer, picture: 'hotelPickUp', ...text, card: { ...text.card, pictures } }
}
