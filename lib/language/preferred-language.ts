import { isLanguage, type Language } from '@/lib/language/language'

/**
 * The language of the site that a browser prefers, by its header `Accept-Language`: `fr-CH, fr;q=0.9, en;q=0.8` is
 * French. English if it names none of them.
 */
export function preferredLanguage(header: string | null): Language {
  const wishes = (header ?? '').slice(0, MAX_LENGTH).split(',')
  const ranked = wishes
    .map((wish) => {
      const [code = '', weight = 'q=1'] = wish.trim().split(';')
      return { code: code.toLowerCase().split('-')[0] ?? '', weight: Number(weight.trim().slice(2)) }
    })
    .sort((one, other) => other.weight - one.weight)
  return ranked.map(({ code }) => code).find(isLanguage) ?? 'en'
}

/** Longer than any browser's own. */
const MAX_LENGTH = 200
