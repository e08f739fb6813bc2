import Negotiator from 'negotiator'
import { type ContentEncoding, CONTENT_ENCODINGS } from '@/lib/server/request/built-files'

/** Choose the most compact encoding that the client's `Accept-Encoding` allows; null if it allows none. */
export function chooseEncoding(accepted: string | undefined): ContentEncoding | null {
  const taken = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(CONTENT_ENCODINGS)
  return CONTENT_ENCODINGS.find((encoding) => taken.includes(encoding)) ?? null
}
