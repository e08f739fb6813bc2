import { capitalize } from '@/lib/language/capitalize'

/** Display names for kinds of e-mail whose own names would mislead or confuse a reader. */
const NAMES: Readonly<Record<string, string>> = {
  'crypto-received': 'booked in cryptocurrency',
  'crypto-details': 'payment details',
  'crypto-details-missing': 'payment details still to send',
  'crypto-change': 'change to be paid in cryptocurrency',
  'payment-short': 'the rest is asked for',
  'crypto-lapsed': 'ended unpaid',
}

/** The display name of a kind of e-mail, without its recipient: `booking-confirmed-guest` is `Booking confirmed`. */
export function emailKindLabel(kind: string): string {
  const name = kind.replace(/-(guest|operator|staff)$/, '')
  return capitalize(NAMES[name] ?? name.replaceAll('-', ' '))
}
