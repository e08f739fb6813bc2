import { type SamplePlaceholder } from '@/content/samples'
import { type Language } from '@/lib/language/language'
import { languageName } from '@/lib/language/language-names'
import { type Day } from '@/lib/calendar/day'

/** Who has read every text in a language and answers for it, and when. */
type SignOff = { readonly person: string; readonly day: Day }

/**
 * The translations that a person has signed off. A live build refuses a language of `LOCALES` without one.
 *
 * Rule: languages (docs/rules.md)
 */
export const signOffs: Readonly<Record<Exclude<Language, 'en'>, SignOff | null>> = {
  de: null,
  fr: null,
  es: null,
  it: null,
}

/** The languages of these that nobody has signed off. */
export function listUnsigned(languages: readonly Language[]): readonly SamplePlaceholder[] {
  return languages
    .filter((language) => language !== 'en' && signOffs[language] === null)
    .map((language) => ({
      name: `the translation into ${languageName(language, 'en')}, unless LOCALES leaves it out`,
      file: 'content/sign-offs.ts',
    }))
}
