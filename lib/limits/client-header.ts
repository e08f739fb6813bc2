import { env } from '@/lib/env'
import { clientAddress } from '@/lib/limits/client-address'

/** Who sent a request: written by lib/server/set-client-address.ts when it arrives, whatever the client wrote there. */
export const CLIENT_HEADER = 'x-client-address'

const UNKNOWN = 'unknown'

// The site's server and its routes are built apart from each other; what one says must reach the others.
const kept: { lumiMarksClients?: boolean } = globalThis as object

/** Believe the header from here on: the server of this process writes it on every request. */
export function trustClientHeader(): void {
  kept.lumiMarksClients = true
}

/**
 * Who sent a request, by its headers. Under a server that is not ours nobody knows from whom it heard: there it is whom
 * our proxies name (`TRUSTED_PROXY_HOPS`), and without any everybody is one client.
 */
export function clientIn(headers: Headers): string {
  if (kept.lumiMarksClients) return headers.get(CLIENT_HEADER) ?? UNKNOWN
  const forwarded = headers.get('x-forwarded-for') ?? undefined
  return clientAddress(forwarded, UNKNOWN, env().TRUSTED_PROXY_HOPS)
}
