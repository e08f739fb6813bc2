import { type Server, type ServerResponse } from 'node:http'
import { type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 50

/** How much longer a request may take if it is still arriving when the server stops. */
const ARRIVAL_MS = 1000

/**
 * Track the connections of a server, from its start on.
 *
 * @returns  a function that closes it and resolves when every request that has arrived is answered
 */
export function trackConnections(server: Server): () => Promise<void> {
  /** Browsers and load balancers open connections in advance, and Node counts these as busy. */
  const unused = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  const sayLast = announceClose(server)
  return async () => {
    sayLast()
    const closing = closed(server)
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy()
    setTimeout(() => unused.forEach((socket) => socket.destroy()), ARRIVAL_MS).unref()
    await closing
  }
}

/**
 * When the server is closing, announce it in each response: clients that pool connections, as load balancers do, then
 * send nothing more on that one. Applies to responses already in progress, too.
 */
function announceClose(server: Server): () => void {
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

/** Browsers keep connections open for later requests: a connection is idle after each response. */
async function closed(server: Server): Promise<void> {
  if (!server.listening) return
  let isOver = false
  server.close(() => (isOver = true))
  while (!isOver) {
    server.closeIdleConnections()
    await pause(POLL_MS)
  }
}
