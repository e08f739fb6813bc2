import { german } from '@/content/texts/de'
import { english } from '@/content/texts/en'
import { spanish } from '@/content/texts/es'
import { french } from '@/content/texts/fr'
import { italian } from '@/content/texts/it'
import { type SomeTextFiles, type TextFiles } from '@/content/texts/text-files'
import { type Language } from '@/lib/language/language'

/** The text files of each language. Once those of a language are `TextFiles`, it needs no `withEnglish`. */
export const textFiles: Readonly<Record<Language, TextFiles>> = {
  en: english,
  de: withEnglish(german),
  fr: withEnglish(french),
  es: withEnglish(spanish),
  it: withEnglish(italian),
}

/** Fill what is missing so far with the English files. */
function withEnglish({ pages, tours, transport }: SomeTextFiles): TextFiles {
  return {
    pages: { ...english.pages, ...pages },
    tours: { ...english.tours, ...tours },
    transport: { ...english.transport, ...transport },
  }
}

const englishFiles: ReadonlySet<unknown> = new Set(
  Object.values(english).flatMap((kind) => Object.values<unknown>(kind)),
)

/** The language in which a text file of a language is written: English, if it is missing. */
export function writtenIn(file: unknown, language: Language): Language {
  return englishFiles.has(file) ? 'en' : language
}
