import { InvalidArgumentError } from 'commander'

/**
 * Convert a booking reference, as a guest may dictate it, to its stored form: it may be in upper or lower case, with a
 * hyphen, a space or neither. Throws `InvalidArgumentError`.
 */
export function parseReference(text: string): string {
  const [, letters] = /^LL([0-9A-Z]{6})$/.exec(text.toUpperCase().replace(/[\s\p{Pd}]/gu, '')) ?? []
  if (!letters) throw new InvalidArgumentError('Write a reference as LL-7KM4QD.')
  return `LL-${letters}`
}
