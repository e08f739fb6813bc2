import { privateTransfer } from '@/content/transport/transport'
import { type TransportPage } from '@/content/transport/transport-page'
import { transportText, transportWords } from '@/content/transport/transport-text'
import { type Language } from '@/lib/language/language'

const pictures = ['hotelPickUp', 'roadToFells', 'logCabin'] as const

export function privateTransferPage(language: Language): TransportPage {
  const text = transportText('privateTransfer', language)
  const transport = { ...privateTransfer, ...transportWords('privateTransfer', language) }
  return { transport, picture: 'hotelPickUp', ...text, card: { ...text.card, pictures } }
}
