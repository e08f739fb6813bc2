import { asText, jsonFields } from '@/lib/browser/json-fields'
import { readSession, saveToSession } from '@/lib/browser/session'

type Made = { readonly tour_name: string; readonly tour_date: string; readonly customer_email: string }

/** Said when guest, tour and date have a booking already; pressed once more, they have another. */
export const BOOK_AGAIN =
  'Book again? With this address you have booked this tour on this date already. For further places, press the button once more.'

/** A booking was made in this tab: its fingerprint stays, and nothing of the guest. Rule: book-again (docs/rules.md) */
export function rememberBooking(made: Made): void {
  keep([fingerprint(made)])
  const channel = openChannel()
  channel?.postMessage({ made: listFingerprints() })
  channel?.close()
}

/** Hear of bookings that other tabs of this browser make and have made, and tell them of ours. Returns what ends it. */
export function shareBookings(): () => void {
  const channel = openChannel()
  if (!channel) return () => {}
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { made, asks } = jsonFields(data)
    if (asks === true) return channel.postMessage({ made: listFingerprints() })
    if (Array.isArray(made)) keep(made.map(asText).filter(Boolean))
  }
  channel.postMessage({ asks: true })
  return () => channel.close()
}

export function wasBooked(made: Made): boolean {
  return listFingerprints().includes(fingerprint(made))
}

function listFingerprints(): readonly string[] {
  return Object.keys(readSession('madeBookings') ?? {})
}

function keep(fingerprints: readonly string[]): void {
  const kept = jsonFields(readSession('madeBookings'))
  const found = fingerprints.filter((one) => kept[one] === undefined)
  if (found.length === 0) return
  saveToSession('madeBookings', { ...kept, ...Object.fromEntries(found.map((one) => [one, true])) })
}

/** Null in a browser that has none. */
function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('made-bookings')
}

/** FNV-1a: one in four thousand million is alike, and then a guest is asked once too often. */
function fingerprint({ tour_name, tour_date, customer_email }: Made): string {
  let hash = 0x811c9dc5
  for (const letter of `${tour_name}\n${tour_date}\n${customer_email.trim().toLowerCase()}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
