import 'server-only'
import { createHmac, hkdfSync } from 'node:crypto'
import { database } from '@/lib/db/client'
import { loadSecret } from '@/lib/db/proofs'

const SECRET = 'client marks'

/** Characters of base64url: 128 bits, so that no two clients share a mark. */
const LENGTH = 22

/**
 * A client's mark: the same for the same address, on all instances, and of no use to whoever has the mark alone. With it
 * unpaid bookings of a client are counted without keeping its address.
 */
export async function markClient(address: string): Promise<string> {
  const key = hkdfSync('sha256', await loadSecret(database(), SECRET), '', SECRET, 32)
  return createHmac('sha256', new Uint8Array(key)).update(address).digest('base64url').slice(0, LENGTH)
}
