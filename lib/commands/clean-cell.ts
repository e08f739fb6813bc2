import { visibleText } from '@/lib/contract/visible-text'

/**
 * Text of guests on one line of a terminal: without the control characters that would move the cursor or colour the
 * screen, and without those that turn the direction of what follows.
 */
export function cleanCell(text: string): string {
  return visibleText(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
