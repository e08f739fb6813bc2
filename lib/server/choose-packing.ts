import Negotiator from 'negotiator'
import { type Packing, SMALLEST_FIRST } from '@/lib/server/built-files'

/** The smallest packing that a visitor takes, by the header Accept-Encoding; null when it takes none. */
export function choosePacking(accepted: string | undefined): Packing | null {
  const taken = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(SMALLEST_FIRST)
  return SMALLEST_FIRST.find((packing) => taken.includes(packing)) ?? null
}
