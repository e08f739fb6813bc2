import { InvalidArgumentError } from 'commander'

/**
 * A booking's reference as it stands in the books, from whatever a guest dictates: any case, with hyphen, blank or
 * neither. Throws `InvalidArgumentError`.
 */
export function parseReference(text: string): string {
  const [, letters] = /^LL([0-9A-Z]{6})$/.exec(text.toUpperCase().replace(/[\s\p{Pd}]/gu, '')) ?? []
  if (!letters) throw new InvalidArgumentError('Write a reference as LL-7KM4QD.')
  return `LL-${letters}`
}
