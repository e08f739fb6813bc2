import { InvalidArgumentError } from 'commander'
import { readDecimal } from '@/lib/booking/read-amount'

/** A number of coins or a rate above 0, such as `0.00412`, as text. Throws `InvalidArgumentError`. */
export function parseDecimal(text: string): string {
  const number = readDecimal(text)
  if (number === null) throw new InvalidArgumentError('Write a number above 0, as 0.00412.')
  return number
}
