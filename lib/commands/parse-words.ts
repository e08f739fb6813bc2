import { InvalidArgumentError } from 'commander'
import { cleanCell } from '@/lib/commands/clean-cell'
import { isBlank } from '@/lib/contract/is-blank'

/** Longer ones are no name, place or note. */
const LONGEST = 500

/** A few words on one line. Throws `InvalidArgumentError`. */
export function parseWords(text: string): string {
  const words = cleanCell(text).normalize('NFC')
  if (isBlank(words) || words.length > LONGEST)
    throw new InvalidArgumentError(`Write 1 to ${LONGEST} characters.`)
  return words
}
