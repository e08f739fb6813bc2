import { subscribe } from 'node:diagnostics_channel'
import { type Server } from 'node:http'
import { type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { meetServers } from '@/lib/server/meet-servers'

const LOOK_MS = 50

/** So long a request that has begun to arrive when the server stops may go on arriving. */
const ARRIVAL_MS = 1000

/**
 * Know the servers of this process and who is connected to them.
 *
 * @returns  closes them; answers when every request that has arrived is answered
 */
export function knowServers(): () => Promise<void> {
  const known = new Set<Server>()
  /** Browsers and balancers open connections for what they may ask later, and Node takes these for busy ones. */
  const unused = new Set<Socket>()
  let isClosing = false
  meetServers((server) => {
    known.add(server)
    if (isClosing) close(server)
  })
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { readonly socket: Socket }
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  subscribe('http.server.request.start', (message) => {
    unused.delete((message as { readonly socket: Socket }).socket)
  })
  return async () => {
    isClosing = true
    const closing = Promise.all([...known].map(closed))
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy()
    setTimeout(() => unused.forEach((socket) => socket.destroy()), ARRIVAL_MS).unref()
    await closing
  }
}

function close(server: Server): void {
  if (server.listening) server.close()
}

/** Browsers keep connections open for what they may ask next: once a request on one is answered it is idle. */
async function closed(server: Server): Promise<void> {
  let isOver = false
  server.once('close', () => (isOver = true))
  if (!server.listening) return
  close(server)
  while (!isOver) {
    server.closeIdleConnections()
    await pause(LOOK_MS)
  }
}
