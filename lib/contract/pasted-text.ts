/** Where a word goes on in the next line, as a PDF and Word say it. */
const WORD_GOES_ON = /[\u0002\u001f\ufffe](?:\r\n|[\n\r])?/g

/** Word's hyphen at which no line is broken. */
const KEPT_HYPHEN = /\u001e/g

/** As Word and PowerPoint, printers, mainframes, Unicode and forms write it. */
const LINE_BREAK = /\r\n|[\r\u000b\u000c\u0085\u2028\u2029]/g

/** What a paste brings along of other programs' lines, as every text has it. Rule: typed-text (docs/rules.md) */
export function pastedText(text: string): string {
  return text.replace(WORD_GOES_ON, '').replace(KEPT_HYPHEN, '-').replace(LINE_BREAK, '\n')
}
