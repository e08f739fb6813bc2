import { german } from '@/content/texts/de'
import { english } from '@/content/texts/en'
import { spanish } from '@/content/texts/es'
import { french } from '@/content/texts/fr'
import { italian } from '@/content/texts/it'
import { type TextFiles } from '@/content/texts/text-files'
import { type Language } from '@/lib/language/language'

/** The text files of each language. */
export const textFiles: Readonly<Record<Language, TextFiles>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
}
