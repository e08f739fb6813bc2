import { customTransport } from '@/content/transport/transport'
import { type TransportPage } from '@/content/transport/transport-page'
import { transportText, transportWords } from '@/content/transport/transport-text'
import { type Language } from '@/lib/language/language'

const pictures = ['valley', 'minibus', 'forestRoadAurora'] as const

export function customTransportPage(language: Language): TransportPage {
  const text = transportText('customTransport', language)
  const transport = { ...customTransport, ...transportWords('customTransport', language) }
  return { transport, picture: 'valley', ...text, card: { ...text.card, pictures } }
}
