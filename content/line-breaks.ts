/** A word joiner: an invisible, silent character that prevents a line break. */
const JOINER = '\u2060'

/** Prevent line breaks within 'e-mail' and 'Y-tunnus', and between a number and its unit. */
export function preventLineBreaks(text: string): string {
  return text
    .replace(/\b(?:e-(?=mail)|Y-(?=tunnus))/gi, `$&${JOINER}`)
    .replace(/(\d) (?=€|°[CF]|[ck]m\b|miles\b|Uhr\b)/g, '$1\u00a0')
}
