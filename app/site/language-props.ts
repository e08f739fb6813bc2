import { type Language, parseLanguage } from '@/lib/language/language'

/** The props of a page that exists in each language. */
export type LanguageProps = { readonly params: Promise<{ readonly language: string }> }

/** The language of a page, from its address. */
export async function pageLanguage({ params }: LanguageProps): Promise<Language> {
  return parseLanguage((await params).language)
}
