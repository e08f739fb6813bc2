/** Signs that show nothing: an empty cell of Braille, the place of an object, blanks of old scripts and of music. */
export const EMPTY_SIGN = /[\u2800\ufffc\u{1d159}\u{13441}\u{13442}]/gu

/** Fillers and marks that are not shown, some of them counted as letters. */
const UNSEEN = /\p{DI}/gu

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether a text shows nothing: blanks, fillers, joiners and marks without a letter say as little as no text. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text.replace(UNSEEN, '').replace(EMPTY_SIGN, ''))
}
