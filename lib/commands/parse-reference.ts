import { InvalidArgumentError } from 'commander'

/**
 * Parse a booking reference as dictated by a guest into its stored form: in any case, with a hyphen, a blank or
 * neither. Throws `InvalidArgumentError`.
 */
export function parseReference(text: string): string {
  const [, letters] = /^LL([0-9A-Z]{6})$/.exec(text.toUpperCase().replace(/[\s\p{Pd}]/gu, '')) ?? []
  if (!letters) throw new InvalidArgumentError('Write a reference as LL-7KM4QD.')
  return `LL-${letters}`
}
