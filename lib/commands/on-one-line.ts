/** A text without its line breaks, and what blanks stand around them. */
export function onOneLine(text: string, between: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(between)
}
