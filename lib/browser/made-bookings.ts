import { asText, jsonFields } from '@/lib/browser/json-fields'
import { readSession, saveToSession } from '@/lib/browser/session'

type Made = { readonly tour_name: string; readonly tour_date: string; readonly customer_email: string }

/** Said when guest, tour and date have a booking already; pressed once more, they have another. */
export const BOOK_AGAIN =
  'Book again? With this address you have booked this tour on this date already. For further places, press the button once more.'

/** A booking was made in this tab: its fingerprint stays, and nothing of the guest. Rule: book-again (docs/rules.md) */
export function rememberBooking(made: Made): void {
  saveToSession('madeBookings', { ...readSession('madeBookings'), [fingerprint(made)]: 'made' })
}

export function wasBooked(made: Made): boolean {
  return asText(jsonFields(readSession('madeBookings'))[fingerprint(made)]) !== ''
}

/** FNV-1a: one in four thousand million is alike, and then a guest is asked once too often. */
function fingerprint({ tour_name, tour_date, customer_email }: Made): string {
  let hash = 0x811c9dc5
  for (const letter of `${tour_name}\n${tour_date}\n${customer_email.trim().toLowerCase()}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
