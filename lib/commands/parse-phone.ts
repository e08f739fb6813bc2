import { InvalidArgumentError } from 'commander'
import { parseWords } from '@/lib/commands/parse-words'
import { typedPhone } from '@/lib/contract/typed-contact'

/** Fewer digits reach nobody from abroad. */
const LEAST_DIGITS = 6

/** A telephone number as guests write it, `+358 40 123 45 67`. Throws `InvalidArgumentError`. */
export function parsePhone(text: string): string {
  const phone = typedPhone(parseWords(text))
  if (!/^\+?[\d\s()./-]+$/.test(phone) || phone.replace(/\D/g, '').length < LEAST_DIGITS)
    throw new InvalidArgumentError('Write a telephone number as +358 40 1234567.')
  return phone
}
