/** The character that PDF and Word use to mark a word continued on the next line. */
const CONTINUED_WORD = /[\u0002\u001f\ufffe](?:\r\n|[\n\r])?/g

/** The non-breaking hyphen as Word writes it. */
const NON_BREAKING_HYPHEN = /\u001e/g

/** Line breaks as used by Word and PowerPoint, printers, mainframes, Unicode and forms. */
const LINE_BREAK = /\r\n|[\r\u000b\u000c\u0085\u2028\u2029]/g

/** Convert line breaks and hyphens pasted from other programs to plain ones. Rule: typed-text (docs/rules.md) */
export function cleanPastedText(text: string): string {
  return text.replace(CONTINUED_WORD, '').replace(NON_BREAKING_HYPHEN, '-').replace(LINE_BREAK, '\n')
}
