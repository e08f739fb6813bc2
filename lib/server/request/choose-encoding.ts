import Negotiator from 'negotiator'
import { type Encoding, ENCODINGS } from '@/lib/server/request/built-files'

/** Choose the most compact encoding that the client's `Accept-Encoding` allows; null if it allows none. */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  const taken = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(ENCODINGS)
  return ENCODINGS.find((encoding) => taken.includes(encoding)) ?? null
}
