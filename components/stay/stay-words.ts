import { type Route } from 'next'
import { type Language } from '@/lib/language/language'
import { type Say } from '@/lib/words/say'

/** What the days of a stay are said with: by `words` on the server, by `useWords` in the browser. */
export type StayWords = {
  readonly language: Language
  readonly say: Say<'stay'>
  readonly sayParty: Say<'party'>
  readonly saySamples: Say<'samples'>
  readonly saySky: Say<'sky'>
  /** Gives the address of one of our pages, by its English one. */
  readonly address: (href: string) => Route
}
