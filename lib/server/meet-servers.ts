import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'
import { type Socket } from 'node:net'

const CONNECTION = 'net.server.socket'

/**
 * Meet every HTTP server of this process when the first visitor comes to it. Next makes its own, and keeps it to itself.
 *
 * @returns  ends it for servers that are not met yet
 */
export function meetServers(meet: (server: Server, port: number | undefined) => void): () => void {
  const met = new WeakSet<Server>()
  const listener = (message: unknown) => {
    const { socket } = message as { readonly socket: Socket & { readonly server?: unknown } }
    const { server } = socket
    if (!(server instanceof Server) || met.has(server)) return
    met.add(server)
    meet(server, socket.localPort)
  }
  subscribe(CONNECTION, listener)
  return () => void unsubscribe(CONNECTION, listener)
}
