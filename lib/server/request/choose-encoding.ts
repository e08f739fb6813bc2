import Negotiator from 'negotiator'
import { type Encoding, ENCODINGS } from '@/lib/server/request/built-files'

/** The most compact encoding that the client accepts, by the Accept-Encoding header; null if it accepts none. */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  const taken = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(ENCODINGS)
  return ENCODINGS.find((encoding) => taken.includes(encoding)) ?? null
}
