import { InvalidArgumentError } from 'commander'
import { officeWords } from '@/lib/contract/fields'

/** What guests read in an e-mail. Throws `InvalidArgumentError`. */
export function parseOfficeWords(text: string): string {
  const words = officeWords.safeParse(text)
  if (!words.success) throw new InvalidArgumentError('Write 1 to 1000 characters.')
  return words.data
}
