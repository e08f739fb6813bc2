import { factsInWords } from '@/content/texts/facts'
import { findFile } from '@/content/texts/find-file'
import { type TransportKey } from '@/content/transport/transport'
import { type TransportText, type TransportWords } from '@/content/transport/transport-page'
import { type Language } from '@/lib/language/language'

/** The text of a service's card and page, without its facts and pictures. */
export function transportText(key: TransportKey, language: Language): TransportText {
  const { file, language: own } = findFile('transport', key, language)
  return file.text(factsInWords(own), file.words())
}

/** What guests read about a service in their language: its name, duration and reach. */
export function transportWords(key: TransportKey, language: Language): TransportWords {
  return findFile('transport', key, language).file.words()
}
