import { pageText } from '@/content/texts/page-text'
import { customTransportPage } from '@/content/transport/custom-transport'
import { privateTransferPage } from '@/content/transport/private-transfer'
import { type TransportPage } from '@/content/transport/transport-page'
import { type Language } from '@/lib/language/language'

/** Both services, in the order shown to visitors. */
export function transportPages(language: Language): readonly TransportPage[] {
  return [privateTransferPage(language), customTransportPage(language)]
}

const facts = { route: '/transportation', picture: 'minibus' } as const

/** The page of both services. */
export function transportationPage(language: Language) {
  return { ...facts, ...pageText('transportation', language) }
}
