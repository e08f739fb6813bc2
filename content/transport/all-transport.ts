import { pageText } from '@/content/texts/page-text'
import { type PageWords } from '@/content/texts/page-words'
import { customTransportPage } from '@/content/transport/custom-transport'
import { privateTransferPage } from '@/content/transport/private-transfer'
import { type TransportPage } from '@/content/transport/transport-page'
import { type Language } from '@/lib/language/language'

/** Both services, in the order shown to visitors. */
export function transportPages(language: Language): readonly TransportPage[] {
  return [privateTransferPage(language), customTransportPage(language)]
}

const facts = { route: '/transportation', picture: 'minibus' } as const

/** The text above the two services, and that of the map. */
export type TransportationText = PageWords & {
  readonly intro: string
  readonly map: {
    readonly heading: string
    readonly text: string
    /** What the map shows, for those who do not see it. */
    readonly drawn: string
  }
}

/** The page of both services. */
export function transportationPage(language: Language) {
  return { ...facts, ...pageText('transportation', language) }
}
