/** Kinds whose words would say what is not so: no coins have come. */
const NAMES: Readonly<Record<string, string>> = { 'crypto-received': 'booked in cryptocurrency' }

/** An e-mail's kind for a person: `booking-confirmed-guest` is `Booking confirmed`; who has it stands beside. */
export function emailWords(kind: string): string {
  const name = kind.replace(/-(guest|operator)$/, '')
  const words = NAMES[name] ?? name.replaceAll('-', ' ')
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}
