import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type IncomingMessage } from 'node:http'
import { type Socket } from 'node:net'
import { clientAddress, hasUnknownProxy } from '@/lib/limits/client-address'
import { CLIENT_HEADER } from '@/lib/limits/client-header'
import { log } from '@/lib/observability/log'

const ARRIVAL = 'http.server.request.start'

/**
 * Write on every request who sent it, before anything else reads it: route handlers see headers and no socket. What a
 * client wrote there itself is overwritten. Says once when there seem to be more proxies than the settings know of.
 *
 * @returns  ends it
 */
export function markClients(trustedHops: number): () => void {
  let isWarned = false
  const listener = (message: unknown) => {
    const { request, socket } = message as { readonly request: IncomingMessage; readonly socket: Socket }
    const forwarded = request.headers['x-forwarded-for']
    const claimed = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
    const { remoteAddress = '' } = socket
    request.headers[CLIENT_HEADER] = clientAddress(claimed, remoteAddress, trustedHops)
    if (isWarned || !hasUnknownProxy(claimed, remoteAddress, trustedHops)) return
    isWarned = true
    log().warn(
      { trustedHops },
      'X-Forwarded-For names more proxies than TRUSTED_PROXY_HOPS: if they are yours, all visitors behind them count as ' +
        'one client for the limits, until TRUSTED_PROXY_HOPS says how many of them stand before the site',
    )
  }
  subscribe(ARRIVAL, listener)
  return () => void unsubscribe(ARRIVAL, listener)
}
