import { type Language, localeOf } from '@/lib/language/language'

/** `one`, `one and another`, `one, another and a third` */
export function formatList(names: readonly string[], word: 'and' | 'or', language: Language = 'en'): string {
  const type = word === 'or' ? 'disjunction' : 'conjunction'
  return new Intl.ListFormat(localeOf(language), { type }).format(names)
}
