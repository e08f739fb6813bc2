/** What guests read the site in. What a second one needs: docs/decisions/one-language-yet.md */
export type Language = 'en'

/** How each language writes numbers and days. The accessibility statement has its date in two more. */
export const LOCALES = { en: 'en-GB', fi: 'fi-FI', sv: 'sv-FI' } as const
