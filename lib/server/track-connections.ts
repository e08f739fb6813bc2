import { type Server, type ServerResponse } from 'node:http'
import { type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 50

/** How much longer a request that is arriving when the server stops may take. */
const ARRIVAL_MS = 1000

/**
 * Keep track of who is connected to a server, from its start on.
 *
 * @returns  closes it; answers when every request that has arrived is answered
 */
export function trackConnections(server: Server): () => Promise<void> {
  /** Browsers and balancers open connections for what they may ask later, and Node counts these as busy. */
  const unused = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  const sayLast = sayLastOnce(server)
  return async () => {
    sayLast()
    const closing = closed(server)
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy()
    setTimeout(() => unused.forEach((socket) => socket.destroy()), ARRIVAL_MS).unref()
    await closing
  }
}

/**
 * Have each answer of a server that ends say so: whoever pools connections, as balancers do, sends nothing more on that
 * one. Begins with the answers under way.
 */
function sayLastOnce(server: Server): () => void {
  const underWay = new Set<ServerResponse>()
  let isEnding = false
  server.prependListener('request', (_, response: ServerResponse) => {
    if (isEnding) return void response.setHeader('Connection', 'close')
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  return () => {
    isEnding = true
    for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close')
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
