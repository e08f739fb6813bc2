import 'server-only'
import { log } from '@/lib/observability/log'
import { metrics } from '@/lib/observability/metrics'

/** The words of a type of Stripe's own, without the open end that each of them has: a new one does not compile. */
export type KnownWord<Word> = Word extends string ? (string extends Word ? never : Word) : never

/**
 * Read a word of Stripe's. One that we do not know raises an alarm, and counts as what is safest.
 *
 * @param field   what the word is of, such as `dispute.status`
 * @param safest  what an unknown word is taken for
 * @param level   `info` where it decides nothing
 */
export function readWord<Known extends string, Meaning>(
  field: string,
  word: string,
  meanings: Readonly<Record<Known, Meaning>>,
  safest: Meaning,
  level: 'error' | 'info' = 'error',
): Meaning {
  const known = Object.entries<Meaning>(meanings).find(([name]) => name === word)
  if (known) return known[1]
  metrics().unknownWords.inc({ field })
  log()[level]({ field, word }, 'Stripe says a word that we do not know: a person must look')
  return safest
}
