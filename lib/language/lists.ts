import { type Language, toLocale } from '@/lib/language/language'

/** Join names in a sentence: `one`, `one and another`, `one, another and a third` */
export function formatList(names: readonly string[], word: 'and' | 'or', language: Language = 'en'): string {
  const type = word === 'or' ? 'disjunction' : 'conjunction'
  return new Intl.ListFormat(toLocale(language), { type }).format(names)
}
