import { type IncomingMessage } from 'node:http'
import { resolveClientAddress, hasUnknownProxy } from '@/lib/limits/resolve-client-address'
import { CLIENT_ADDRESS_HEADER } from '@/lib/limits/client-address-header'
import { log } from '@/lib/observability/log'

/** Warnings that have been logged. Each is logged only once, because anyone can forge a header. */
const warned = new Set<string>()

/**
 * Put the client's address into a request header, because route handlers see headers but no socket. Any value that the
 * client sent is overwritten. Warns once if there seem to be more proxies than the settings say, or if a proxy sends
 * the client's address in a header that we do not read.
 *
 * @param trustedHops  how many of our proxies are in front of the site
 */
export function setClientAddress({ headers, socket }: IncomingMessage, trustedHops: number): void {
  const { remoteAddress = '' } = socket
  const forwarded = headers['x-forwarded-for']
  const claimed = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
  headers[CLIENT_ADDRESS_HEADER] = resolveClientAddress(claimed, remoteAddress, trustedHops)
  if (hasUnknownProxy(claimed, remoteAddress, trustedHops)) warnOnce(MORE_PROXIES, trustedHops)
  if (!claimed && (headers.forwarded ?? headers['x-real-ip']) !== undefined)
    warnOnce(OTHER_HEADER, trustedHops)
}

const MORE_PROXIES =
  'X-Forwarded-For names more proxies than TRUSTED_PROXY_HOPS: if they are yours, all visitors behind them count as ' +
  'one client for the limits, until TRUSTED_PROXY_HOPS says how many of them stand before the site'

const OTHER_HEADER =
  'Forwarded or X-Real-IP came without X-Forwarded-For, the only one that is read: if a proxy of yours sends them, all ' +
  'visitors behind it count as one client for the limits, until it sends X-Forwarded-For and TRUSTED_PROXY_HOPS ' +
  'counts it'

function warnOnce(warning: string, trustedHops: number): void {
  if (warned.has(warning)) return
  warned.add(warning)
  log().warn({ trustedHops }, warning)
}
