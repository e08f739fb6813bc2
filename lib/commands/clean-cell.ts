/**
 * Text of guests on one line of a terminal: without the control characters that would move the cursor or colour the
 * screen, and without those that turn the direction of what follows.
 */
export function cleanCell(text: string): string {
  return text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
