import 'server-only'
import { log } from '@/lib/observability/log'
import { metrics } from '@/lib/observability/metrics'

/**
 * The literal members of a Stripe type, without its open-ended `string`. When Stripe's types gain a member, code that
 * must map them all stops compiling.
 */
export type KnownStripeValue<Word> = Word extends string ? (string extends Word ? never : Word) : never

/**
 * Read one of Stripe's enum values. An unknown value is counted and logged, and gets the safest meaning.
 *
 * @param field   the field that the value is from, such as `dispute.status`
 * @param safest  the meaning of an unknown value
 * @param level   `info` if nothing depends on it
 */
export function readStripeValue<Known extends string, Meaning>(
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
