import 'server-only'
import { createHmac, hkdfSync } from 'node:crypto'
import { database } from '@/lib/db/client'
import { loadServerSecret } from '@/lib/db/connection/server-secret'

const SECRET = 'client marks'

/** How long the secret is cached. If it is deleted, every instance soon uses the new one. */
const KEPT_MS = 60_000

let kept: { readonly key: Uint8Array; readonly readAt: number } | undefined

/** Length of a hash in base64url characters: 22 of them hold 128 bits, enough that no two clients ever share a hash. */
const LENGTH = 22

/**
 * A keyed hash of a client's address: the same on all instances, and useless on its own. With it, we can count a
 * client's unpaid bookings without storing the address.
 */
export async function hashClient(address: string): Promise<string> {
  return createHmac('sha256', await loadKey())
    .update(address)
    .digest('base64url')
    .slice(0, LENGTH)
}

async function loadKey(): Promise<Uint8Array> {
  if (kept && performance.now() - kept.readAt < KEPT_MS) return kept.key
  const readAt = performance.now()
  const key = new Uint8Array(hkdfSync('sha256', await loadServerSecret(database(), SECRET), '', SECRET, 32))
  kept = { key, readAt }
  return key
}
