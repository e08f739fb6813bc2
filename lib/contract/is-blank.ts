/** Characters that show nothing: empty Braille cell, object placeholder, blanks of ancient scripts and music. */
export const EMPTY_CHARACTER = /[\u2800\ufffc\u{1d159}\u{13441}\u{13442}]/gu

/** Invisible fillers and marks, some of which count as letters. */
const INVISIBLE = /\p{DI}/gu

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether a text shows nothing: blanks, fillers, joiners and marks without a letter count as no text. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text.replace(INVISIBLE, '').replace(EMPTY_CHARACTER, ''))
}
