import Negotiator from 'negotiator'
import { type Encoding, ENCODINGS } from '@/lib/server/built-files'

/** The smallest encoding that a visitor takes, by the header Accept-Encoding; null when it takes none. */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  const taken = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(ENCODINGS)
  return ENCODINGS.find((encoding) => taken.includes(encoding)) ?? null
}
