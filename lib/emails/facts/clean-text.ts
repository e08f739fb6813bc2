import { visibleText } from '@/lib/contract/visible-text'

/** Characters that control terminals and mail headers, which have no place in what a guest typed. */
const STEERING = /[\p{Cc}\u2028\u2029]/gu

/** One line of readable text: line breaks and runs of blanks become one blank. */
export function cleanLine(text: string): string {
  return visibleText(text).replace(STEERING, ' ').replace(/\s+/g, ' ').trim()
}

/** The same for text of several lines: its line breaks stay, empty lines go. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(cleanLine)
    .filter((line) => line !== '')
    .join('\n')
}
