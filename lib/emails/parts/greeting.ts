import { isBlank } from '@/lib/contract/is-blank'
import { type Words } from '@/lib/emails/words'

/** Longer than nearly every name, and shorter than a story. */
const LONGEST_NAME = 60
const MOST_WORDS = 8

/**
 * `Dear Aino Virtanen,`; without the name where it does not read like one or reads like an address, so that nobody can
 * send an advertisement to a stranger by writing to us in its name.
 */
export function greeting(name: string, words: Words): string {
  const isShort = name.length <= LONGEST_NAME && name.split(' ').length <= MOST_WORDS
  const isName = isShort && !isBlank(name) && /^\p{L}[\p{L}\p{M}\u200c\u200d .'’-]*$/u.test(name)
  const isAddress = /www|\p{L}{2}\.\p{L}{2}/iu.test(name)
  return isName && !isAddress ? words.greeting(name) : words.greetingWithoutName
}
