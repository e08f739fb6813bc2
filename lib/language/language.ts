/** The languages in which guests read the site and are written to; English first. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const

/** Each language in its own words. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
} as const satisfies Readonly<Record<Language, string>>

export type Language = (typeof LANGUAGES)[number]

export function isLanguage(value: string): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** Parse a language, as stored with a booking. Throws if the site does not know it. */
export function parseLanguage(value: string): Language {
  if (!isLanguage(value)) throw new Error(`unknown language ${value}`)
  return value
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
