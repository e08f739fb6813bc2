/** A word joiner: seen and heard by nobody, it keeps the end of a line away from where it stands. */
const JOINER = '\u2060'

/** The same words, in which no line ends within 'e-mail' or between a number and its unit. */
export function unbroken(text: string): string {
  return text
    .replace(/\be-(?=mail)/gi, `$&${JOINER}`)
    .replace(/(\d) (?=€|°[CF]|[ck]m\b|miles\b)/g, '$1\u00a0')
}
