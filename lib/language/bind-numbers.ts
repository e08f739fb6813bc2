/**
 * Prevent line breaks between a number and its noun in a message: `{count, plural, one {# Gast} other {# Gäste}}`,
 * `{hours} Stunden`, `{time} Uhr`. Not for English messages, which the specification fixes letter by letter.
 */
export function bindNumbers(message: string): string {
  return message.replace(NUMBER_BEFORE_NOUN, '$1\u00a0')
}

const NUMBER_BEFORE_NOUN =
  /(#|\{(?:count|days|hours|km|least|limit|minutes|most|seats)\}|\}(?= Uhr\b)) (?=\p{L})/gu
