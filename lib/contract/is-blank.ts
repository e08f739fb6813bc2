/**
 * Characters that show nothing: the empty Braille cell, the object placeholder, and blanks of ancient scripts and
 * musical notation.
 */
export const EMPTY_CHARACTERS = /[\u2800\ufffc\u{1d159}\u{13441}\u{13442}]/gu

/** Invisible filler characters and marks, some of which count as letters. */
const INVISIBLE = /\p{DI}/gu

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether nothing of a text would be visible: it has only blanks, fillers, joiners or marks without a letter. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text.replace(INVISIBLE, '').replace(EMPTY_CHARACTERS, ''))
}
