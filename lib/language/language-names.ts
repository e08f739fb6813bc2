import { type Language, toLocale } from '@/lib/language/language'

/** Return the name of a language, given by its code: `fi` is `Finnish`, in French `finnois`. */
export function languageName(code: string, language: Language): string {
  return new Intl.DisplayNames(toLocale(language), { type: 'language' }).of(code) ?? code
}
