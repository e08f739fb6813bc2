/**
 * A fact that only the operator knows. Until it is confirmed, its value is a sample: every page that shows it says so,
 * and a live build is refused. Rule: samples (docs/rules.md)
 */
export type OperatorFact<Value = string> = { readonly value: Value; readonly isConfirmed: boolean }

/** A sample value in place of the operator's own. To confirm it, write `{ value, isConfirmed: true }`. */
export function unconfirmedFact<Value>(value: Value): OperatorFact<Value> {
  return { value, isConfirmed: false }
}

/** Return the text, with a note that it is a sample if the fact is not confirmed. */
export function factText({ isConfirmed }: OperatorFact<unknown>, words: string): string {
  if (isConfirmed) return words
  return words.endsWith('.') ? `${words.slice(0, -1)} ${SAMPLE}.` : `${words} ${SAMPLE}`
}

/**
 * Return the text for a table, with an asterisk if the fact is not confirmed. `ASTERISK_NOTE` above the table explains
 * it.
 */
export function markedFactText({ isConfirmed }: OperatorFact<unknown>, words: string): string {
  return isConfirmed ? words : `${words}\u00a0*`
}

export const ASTERISK_NOTE = 'What ends with an asterisk (*) is a sample, not confirmed yet.'

/** Whether a text contains the note that something is a sample. */
export function hasSampleNote(words: string): boolean {
  return words.includes(SAMPLE)
}

const SAMPLE = '(sample, not confirmed yet)'
