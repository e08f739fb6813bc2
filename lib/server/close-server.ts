import { type Server } from 'node:http'
import { type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 50

/** So long a request that has begun to arrive when the server stops may go on arriving. */
const ARRIVAL_MS = 1000

/**
 * Keep track of who is connected to a server, from its start on.
 *
 * @returns  closes it; answers when every request that has arrived is answered
 */
export function trackConnections(server: Server): () => Promise<void> {
  /** Browsers and balancers open connections for what they may ask later, and Node takes these for busy ones. */
  const unused = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  return async () => {
    const closing = closed(server)
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy()
    setTimeout(() => unused.forEach((socket) => socket.destroy()), ARRIVAL_MS).unref()
    await closing
  }
}

/** Browsers keep connections open for what they may ask next: once a request on one is answered it is idle. */
async function closed(server: Server): Promise<void> {
  if (!server.listening) return
  let isOver = false
  server.close(() => (isOver = true))
  while (!isOver) {
    server.closeIdleConnections()
    await pause(POLL_MS)
  }
}
