import { textFiles } from '@/content/texts/all-files'
import { factsInWords } from '@/content/texts/facts-in-words'
import { type TransportKey } from '@/content/transport/transport'
import { type TransportText, type TransportWords } from '@/content/transport/transport-page'
import { type Language } from '@/lib/language/language'

/** The text of a service's card and page, without its facts and pictures. */
export function transportText(key: TransportKey, language: Language): TransportText {
  const file = textFiles[language].transport[key]
  return file.text(factsInWords(language), file.words())
}

/** What guests read about a service in their language: its name, duration and reach. */
export function transportWords(key: TransportKey, language: Language): TransportWords {
  return textFiles[language].transport[key].words()
}
