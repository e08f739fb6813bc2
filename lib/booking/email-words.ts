/** Kinds whose own words would say what is not so, or nothing to a person. */
const NAMES: Readonly<Record<string, string>> = {
  'crypto-received': 'booked in cryptocurrency',
  'crypto-details': 'payment details',
  'crypto-details-missing': 'payment details still to send',
  'crypto-change': 'change to be paid in cryptocurrency',
  'payment-short': 'the rest is asked for',
  'crypto-lapsed': 'ended unpaid',
}

/** An e-mail's kind for a person: `booking-confirmed-guest` is `Booking confirmed`; who has it stands beside. */
export function emailWords(kind: string): string {
  const name = kind.replace(/-(guest|operator)$/, '')
  const words = NAMES[name] ?? name.replaceAll('-', ' ')
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}
