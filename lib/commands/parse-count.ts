import { InvalidArgumentError } from 'commander'

/** A number of guests from 0 to 99. Throws `InvalidArgumentError`. */
export function parseCount(text: string): number {
  if (!/^\d{1,2}$/.test(text.trim())) throw new InvalidArgumentError('Write a number from 0 to 99.')
  return Number(text)
}
