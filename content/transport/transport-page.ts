import { type PictureName } from '@/content/pictures'
import { type Itinerary, type Why } from '@/content/page-sections'
import { type Transport } from '@/content/transport/transport'

/** The text and pictures of a service's card and page. Prices and times come from the service itself. */
export type TransportPage = {
  readonly transport: Transport
  /** One line below the name. */
  readonly summary: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  readonly picture: PictureName
  readonly card: {
    readonly description: string
    readonly features: readonly string[]
    readonly pictures: readonly [PictureName, PictureName, PictureName, ...PictureName[]]
  }
  readonly reachName: 'Route' | 'Coverage'
  readonly about: Why
  readonly itinerary: Itinerary | null
  readonly routes: readonly PopularRoute[]
  readonly included: readonly string[]
  readonly request: { readonly action: string; readonly heading: string; readonly text: string }
}

export type PopularRoute = { readonly name: string; readonly text: string }
