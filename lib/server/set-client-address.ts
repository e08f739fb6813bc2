import { type IncomingMessage } from 'node:http'
import { clientAddress, hasUnknownProxy } from '@/lib/limits/client-address'
import { CLIENT_HEADER } from '@/lib/limits/client-header'
import { log } from '@/lib/observability/log'

let isWarned = false

/**
 * Write into a request's headers who sent it: route handlers see headers and no socket. What the client wrote there
 * itself is overwritten. Says once when there seem to be more proxies than the settings know of.
 *
 * @param trustedHops  how many proxies of ours stand before the site
 */
export function setClientAddress({ headers, socket }: IncomingMessage, trustedHops: number): void {
  const { remoteAddress = '' } = socket
  const forwarded = headers['x-forwarded-for']
  const claimed = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
  headers[CLIENT_HEADER] = clientAddress(claimed, remoteAddress, trustedHops)
  if (isWarned || !hasUnknownProxy(claimed, remoteAddress, trustedHops)) return
  isWarned = true
  log().warn(
    { trustedHops },
    'X-Forwarded-For names more proxies than TRUSTED_PROXY_HOPS: if they are yours, all visitors behind them count as ' +
      'one client for the limits, until TRUSTED_PROXY_HOPS says how many of them stand before the site',
  )
}
