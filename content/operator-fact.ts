/**
 * A fact that only the operator knows. Until it is confirmed its value is a sample: every page that shows it says so,
 * and no live build is made. Rule: samples (docs/rules.md)
 */
export type OperatorFact<Value = string> = { readonly value: Value; readonly isConfirmed: boolean }

/** A value that stands in for the operator's own. To confirm it write `{ value, isConfirmed: true }`. */
export function toConfirm<Value>(value: Value): OperatorFact<Value> {
  return { value, isConfirmed: false }
}

/** The fact in words, and behind them that it is a sample as long as it is one. */
export function sayFact({ isConfirmed }: OperatorFact<unknown>, words: string): string {
  if (isConfirmed) return words
  return words.endsWith('.') ? `${words.slice(0, -1)} ${SAMPLE}.` : `${words} ${SAMPLE}`
}

/** The same in a table, above which `MARKED_NOTE` says once what the mark means. */
export function markFact({ isConfirmed }: OperatorFact<unknown>, words: string): string {
  return isConfirmed ? words : `${words}\u00a0*`
}

export const MARKED_NOTE = 'What ends with an asterisk (*) is a sample, not confirmed yet.'

/** Whether words name a sample. */
export function restsOnSample(words: string): boolean {
  return words.includes(SAMPLE)
}

const SAMPLE = '(sample, not confirmed yet)'
