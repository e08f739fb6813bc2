import { german } from '@/content/texts/de'
import { english } from '@/content/texts/en'
import { spanish } from '@/content/texts/es'
import { french } from '@/content/texts/fr'
import { italian } from '@/content/texts/it'
import { type SomeTextFiles, type TextFiles } from '@/content/texts/text-files'
import { type Language } from '@/lib/language/language'

const files: Readonly<Record<Language, SomeTextFiles>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
}

/**
 * Find a text file in a language, or else in English, and the language that it is in. Once `SomeTextFiles` are
 * `TextFiles`, nothing is missing and this falls away.
 */
export function findFile<Kind extends keyof TextFiles, Name extends keyof TextFiles[Kind]>(
  kind: Kind,
  name: Name,
  language: Language,
): { readonly file: TextFiles[Kind][Name]; readonly language: Language } {
  const own: Partial<TextFiles[Kind]> = files[language][kind]
  const file = own[name]
  return file ? { file, language } : { file: english[kind][name], language: 'en' }
}
