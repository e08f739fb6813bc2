/** Whether the operator has confirmed a text, which is written in each language with the other words. */
export type OperatorText = { readonly isConfirmed: boolean }

/**
 * A fact that only the operator knows. Until it is confirmed, its value is a sample: every page that shows it says so,
 * and a live build is refused. Rule: samples (docs/rules.md)
 */
export type OperatorFact<Value = string> = OperatorText & { readonly value: Value }

/** A sample value in place of the operator's own. To confirm it, write `{ value, isConfirmed: true }`. */
export function unconfirmedFact<Value>(value: Value): OperatorFact<Value> {
  return { value, isConfirmed: false }
}

/** A sample text in place of the operator's own. To confirm it, write `{ isConfirmed: true }`. */
export const unconfirmedText: OperatorText = { isConfirmed: false }

/** Join the words of one language with whether they are confirmed. */
export function withWords<Name extends string>(
  texts: Readonly<Record<Name, OperatorText>>,
  values: Readonly<Record<Name, string>>,
): Readonly<Record<Name, OperatorFact>> {
  const facts = Object.keys(values) as Name[]
  return Object.fromEntries(
    facts.map((name) => [name, { value: values[name], isConfirmed: texts[name].isConfirmed }]),
  ) as Record<Name, OperatorFact>
}

/**
 * Return the text for a table, with an asterisk if the fact is not confirmed. The message `asterisk` above the table
 * explains it.
 */
export function markedFactText({ isConfirmed }: OperatorText, text: string): string {
  return isConfirmed ? text : `${text}\u00a0*`
}
