import { type Facts } from '@/content/texts/facts'
import { type PageTexts } from '@/content/texts/page-texts'
import { type TourKey } from '@/content/tours/all-page-facts'
import { type TourFile } from '@/content/tours/tour-page'
import { type TransportKey } from '@/content/transport/transport'
import { type TransportFile } from '@/content/transport/transport-page'

/** The text of a page: what it takes from the facts is in their words of its own language. */
export type PageFile<Page extends keyof PageTexts> = (facts: Facts) => PageTexts[Page]

/** All text files of a language. */
export type TextFiles = {
  readonly pages: { readonly [Page in keyof PageTexts]: { readonly text: PageFile<Page> } }
  readonly tours: Readonly<Record<TourKey, TourFile>>
  readonly transport: Readonly<Record<TransportKey, TransportFile>>
}
