/** The languages of the site for guests. What adding one takes: docs/decisions/one-language-yet.md */
export type Language = 'en'

/** The accessibility statement is available in two more languages, each with its date. */
export type DatedLanguage = Language | 'fi' | 'sv'

/** The locale for `Intl` and `lang`. Our English is British. */
export function toLocale(language: DatedLanguage): string {
  return language === 'en' ? 'en-GB' : language
}
