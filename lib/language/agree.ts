import { type Language } from '@/lib/language/language'

/**
 * Let what is before a number agree with it, as it is spoken: Spanish `a la 1:20` next to `a las 2:20`, Italian
 * `dall’8 dicembre` next to `dal 9 dicembre`. Messages have the usual form.
 */
export function agree(text: string, language: Language): string {
  if (language === 'es') return text.replace(/\blas (?=1:\d)/g, 'la ')
  return language === 'it' ? text.replace(BEFORE_VOWEL, elide) : text
}

/** Otto and undici; not 8:00, whose article is that of the hours, nor 110 or 1100. */
const BEFORE_VOWEL = /\b([Dd]al|[Aa]l|[Dd]el|[Nn]el|[Ss]ul|[Ii]l) (?=(?:8|11)(?![\d:.,]))/g

/** `dal` becomes `dall’`, and `il` `l’`. */
function elide(_: string, word: string): string {
  return /^il$/i.test(word) ? (word === 'il' ? 'l’' : 'L’') : `${word}l’`
}
