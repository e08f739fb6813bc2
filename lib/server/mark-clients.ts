import { subscribe } from 'node:diagnostics_channel'
import { type IncomingMessage } from 'node:http'
import { type Socket } from 'node:net'
import { clientAddress } from '@/lib/limits/client-address'
import { CLIENT_HEADER } from '@/lib/limits/client-header'

/**
 * Write on every request who sent it, before anything else reads it: route handlers see headers and no socket. What a
 * client wrote there itself is overwritten.
 */
export function markClients(trustedHops: number): void {
  subscribe('http.server.request.start', (message) => {
    const { request, socket } = message as { readonly request: IncomingMessage; readonly socket: Socket }
    const forwarded = request.headers['x-forwarded-for']
    const claimed = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
    request.headers[CLIENT_HEADER] = clientAddress(claimed, socket.remoteAddress ?? '', trustedHops)
  })
}
