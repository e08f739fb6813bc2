import { asText, jsonFields } from '@/lib/browser/json-fields'
import { readFromSession, saveToSession } from '@/lib/browser/session'

type BookedTour = { readonly tour_name: string; readonly tour_date: string; readonly customer_email: string }

/** Remember a booking made in this tab by its fingerprint, without personal data. Rule: book-again (docs/rules.md) */
export function rememberBooking(made: BookedTour): void {
  storeFingerprints([fingerprint(made)])
  const channel = openChannel()
  channel?.postMessage({ made: listFingerprints() })
  channel?.close()
}

/** Exchange booking fingerprints with other tabs of this browser. Returns a function that stops the exchange. */
export function shareBookingFingerprints(): () => void {
  const channel = openChannel()
  if (!channel) return () => {}
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { made, asks } = jsonFields(data)
    if (asks === true) return channel.postMessage({ made: listFingerprints() })
    if (Array.isArray(made)) storeFingerprints(made.map(asText).filter(Boolean))
  }
  channel.postMessage({ asks: true })
  return () => channel.close()
}

export function isAlreadyBooked(made: BookedTour): boolean {
  return listFingerprints().includes(fingerprint(made))
}

function listFingerprints(): readonly string[] {
  return Object.keys(readFromSession('madeBookings') ?? {})
}

function storeFingerprints(fingerprints: readonly string[]): void {
  const kept = jsonFields(readFromSession('madeBookings'))
  const found = fingerprints.filter((one) => kept[one] === undefined)
  if (found.length === 0) return
  saveToSession('madeBookings', { ...kept, ...Object.fromEntries(found.map((one) => [one, true])) })
}

/** Open the channel to other tabs; null in a browser without BroadcastChannel. */
function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('made-bookings')
}

/** FNV-1a with 32 bits: collisions are a one in four billion chance, and only lead to an unnecessary 'Book again?'. */
function fingerprint({ tour_name, tour_date, customer_email }: BookedTour): string {
  let hash = 0x811c9dc5
  for (const letter of `${tour_name}\n${tour_date}\n${customer_email.trim().toLowerCase()}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
