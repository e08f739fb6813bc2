/** An e-mail's kind for a person: `booking-confirmed-guest` is `Booking confirmed`; who has it stands beside. */
export function emailWords(kind: string): string {
  const words = kind.replace(/-(guest|operator)$/, '').replaceAll('-', ' ')
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}
