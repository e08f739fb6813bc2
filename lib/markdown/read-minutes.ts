/** How fast guests read: a calm pace on a screen. */
const WORDS_PER_MINUTE = 220

/** Whole minutes, at least one. */
export function readMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
