import { type Language, toLocale } from '@/lib/language/language'

/** Join names in a sentence: `one`, `one and another`, `one, another and a third` */
export function formatList(names: readonly string[], word: 'and' | 'or', language: Language = 'en'): string {
  return listParts(names, word, language).join('')
}

/** The names and what is between them: `['one', ', ', 'another', ' and ', 'a third']` */
export function listParts(
  names: readonly string[],
  word: 'and' | 'or',
  language: Language,
): readonly string[] {
  const type = word === 'or' ? 'disjunction' : 'conjunction'
  return new Intl.ListFormat(toLocale(language), { type }).formatToParts(names).map(({ value }) => value)
}
