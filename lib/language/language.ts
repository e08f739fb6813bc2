/** What guests read the site in. What a second one needs: docs/decisions/one-language-yet.md */
export type Language = 'en'

/** The accessibility statement is in two more, each with its date. */
export type DatedLanguage = Language | 'fi' | 'sv'

/** As `Intl` and `lang` name it. Our English is British. */
export function localeOf(language: DatedLanguage): string {
  return language === 'en' ? 'en-GB' : language
}
