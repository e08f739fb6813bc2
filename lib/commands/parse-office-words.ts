import { InvalidArgumentError } from 'commander'
import { OFFICE_WORDS_MOST, officeWords } from '@/lib/contract/fields'

/** What guests read in an e-mail. Throws `InvalidArgumentError`. */
export function parseOfficeWords(text: string): string {
  const words = officeWords.safeParse(text)
  if (!words.success) throw new InvalidArgumentError(`Write 1 to ${OFFICE_WORDS_MOST} characters.`)
  return words.data
}
