import { env } from '@/lib/env'
import { resolveClientAddress } from '@/lib/limits/resolve-client-address'

/**
 * The header with a request's client address: set by lib/server/request/set-client-address.ts on arrival, overwriting
 * any value the client sent.
 */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

const UNKNOWN = 'unknown'

// The site's server and its routes are bundled separately, but must share this flag.
const globals: { lumiMarksClients?: boolean } = globalThis as object

/** Trust the header from now on, because this process's server sets it on every request. */
export function trustClientAddressHeader(): void {
  globals.lumiMarksClients = true
}

/**
 * A request's client address, from its headers. Under a server other than ours we do not know the peer: the client is
 * then the one named by our proxies (`TRUSTED_PROXY_HOPS`), and without proxies everyone counts as one client.
 */
export function readClientAddress(headers: Headers): string {
  if (globals.lumiMarksClients) return headers.get(CLIENT_ADDRESS_HEADER) ?? UNKNOWN
  const forwarded = headers.get('x-forwarded-for') ?? undefined
  return resolveClientAddress(forwarded, UNKNOWN, env().TRUSTED_PROXY_HOPS)
}
