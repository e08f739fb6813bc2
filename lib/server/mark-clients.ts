import { type IncomingMessage } from 'node:http'
import { clientAddress, hasUnknownProxy } from '@/lib/limits/client-address'
import { CLIENT_HEADER, trustClientHeader } from '@/lib/limits/client-header'
import { log } from '@/lib/observability/log'

/**
 * Write on requests who sent them: route handlers see headers and no socket. What a client wrote there itself is
 * overwritten, so from here on the header is believed. Says once when there seem to be more proxies than the settings
 * know of.
 *
 * @param trustedHops  how many proxies of ours stand before the site
 * @returns            marks one request
 */
export function markClients(trustedHops: number): (request: IncomingMessage) => void {
  let isWarned = false
  trustClientHeader()
  return ({ headers, socket: { remoteAddress = '' } }) => {
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
}
