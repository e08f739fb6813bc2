/** The languages in which guests can read the site. To add one, see docs/decisions/one-language-yet.md. */
export const LANGUAGES = ['en'] as const

export type Language = (typeof LANGUAGES)[number]

export function isLanguage(value: string): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/**
 * The languages in which we format dates. The accessibility statement, which has a date, is also available in Finnish
 * and Swedish.
 */
export type DateLanguage = Language | 'fi' | 'sv'

/** The locale for `Intl` and `lang`. Our English is British. */
export function toLocale(language: DateLanguage): string {
  return language === 'en' ? 'en-GB' : language
}
