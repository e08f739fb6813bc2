import { type PictureName } from '@/content/pictures'
import { type Itinerary, type Why } from '@/content/page-sections'
import { type Facts } from '@/content/texts/facts'
import { type NamedText } from '@/content/texts/page-words'
import { type Transport } from '@/content/transport/transport'

/** The text of a service's card and page. Prices and times come from the service itself. */
export type TransportText = {
  /** One line below the name. */
  readonly summary: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  readonly card: { readonly description: string; readonly features: readonly string[] }
  /** What the service's reach is called: 'Route', 'Coverage'. */
  readonly reachName: string
  readonly about: Why
  readonly itinerary: Itinerary | null
  readonly routes: readonly NamedText[]
  readonly included: readonly string[]
  readonly request: { readonly action: string; readonly heading: string; readonly text: string }
}

/** The text and pictures of a service's card and page. */
export type TransportPage = TransportText & {
  readonly transport: Transport
  readonly picture: PictureName
  readonly card: TransportText['card'] & {
    readonly pictures: readonly [PictureName, PictureName, PictureName, ...PictureName[]]
  }
}

/** What guests read about a service in e-mails and on other pages as well: see `Transport`. */
export type TransportWords = Readonly<Record<'name' | 'duration' | 'reach', string>>

/** The text file of a service in one language. */
export type TransportFile = {
  readonly words: () => TransportWords
  readonly text: (facts: Facts, words: TransportWords) => TransportText
}
