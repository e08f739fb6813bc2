import { stripInvisible } from '@/lib/contract/strip-invisible'

/** Control characters and line separators, which could tamper with terminals and mail headers. */
const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029]/gu

/** Turn a text into one readable line: line breaks and runs of spaces become a single space. */
export function cleanLine(text: string): string {
  return stripInvisible(text).replace(CONTROL_CHARACTERS, ' ').replace(/\s+/g, ' ').trim()
}

/** Clean a text of several lines: keep its line breaks, and drop empty lines. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(cleanLine)
    .filter((line) => line !== '')
    .join('\n')
}
