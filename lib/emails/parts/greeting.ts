import { isBlank } from '@/lib/contract/is-blank'
import { type Words } from '@/lib/emails/words'

/** Longer than nearly all names, and too short for an advertisement. */
const LONGEST_NAME = 60
const MOST_WORDS = 8

/**
 * `Dear Aino Virtanen,`. Leave out a name that does not look like one, or looks like a web address: otherwise anyone
 * could enter an advertisement as the name and have us e-mail it to a stranger.
 */
export function greeting(name: string, words: Words): string {
  const isShort = name.length <= LONGEST_NAME && name.split(' ').length <= MOST_WORDS
  const isName = isShort && !isBlank(name) && /^\p{L}[\p{L}\p{M}\u200c\u200d .'’-]*$/u.test(name)
  const isAddress = /www|\p{L}{2}\.\p{L}{2}/iu.test(name)
  return isName && !isAddress ? words.greeting(name) : words.greetingWithoutName
}
