/**
 * The characters of a booking reference, without those easily confused when read aloud or copied: 0 and O, 1, I and L,
 * 2 and Z, 5 and S, 8 and B, U and V.
 */
const LETTERS = '34679ACDEFGHJKMNPQRTWXY'

const LENGTH = 6

/**
 * Find the booking references in a text, as guests type them: in upper or lower case, with a hyphen, a space or neither.
 */
export function findBookingReferences(text: string): readonly string[] {
  const found = text.toUpperCase().matchAll(/\bLL[\s\p{Pd}]?([0-9A-Z]{6})\b/gu)
  return [...new Set([...found].map(([, letters]) => `LL-${letters}`))]
}

/**
 * Make a booking reference that is easy to read, such as `LL-7KM4QD`. There are about 148 million, so duplicates are
 * rare.
 *
 * @param randomBytes  at least 12 random bytes
 */
export function toBookingReference(randomBytes: Uint8Array): string {
  const fair = [...randomBytes].filter((byte) => byte < Math.floor(256 / LETTERS.length) * LETTERS.length)
  const letters = fair.slice(0, LENGTH).map((byte) => LETTERS[byte % LETTERS.length])
  if (letters.length < LENGTH) throw new RangeError('referenceFrom needs more random bytes')
  return `LL-${letters.join('')}`
}
