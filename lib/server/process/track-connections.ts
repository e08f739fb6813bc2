import { type Server, type ServerResponse } from 'node:http'
import { type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 50

/** When the server stops, requests that are still arriving get this much longer. */
const ARRIVAL_MS = 1000

export type Connections = {
  /**
   * From now on send `Connection: close` with every response, including those in progress. Clients that pool
   * connections, such as proxies, then send nothing more on that connection.
   */
  readonly announceClose: () => void
  /** Close the server; resolves when every request received so far has its response. */
  readonly close: () => Promise<void>
}

/** Track a server's connections. Call it before the server accepts any. */
export function trackConnections(server: Server): Connections {
  /**
   * Connections that have had no request: browsers and load balancers open some in advance, and Node counts them as
   * busy.
   */
  const unused = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  const announceClose = prepareClose(server)
  const close = async () => {
    announceClose()
    const closing = waitForClose(server)
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy()
    setTimeout(() => unused.forEach((socket) => socket.destroy()), ARRIVAL_MS).unref()
    await closing
  }
  return { announceClose, close }
}

/** See `announceClose`. */
function prepareClose(server: Server): () => void {
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

/**
 * Wait until all connections are closed. Browsers keep theirs open for later requests, so each one is closed once it is
 * idle.
 */
async function waitForClose(server: Server): Promise<void> {
  if (!server.listening) return
  let isOver = false
  server.close(() => (isOver = true))
  while (!isOver) {
    server.closeIdleConnections()
    await pause(POLL_MS)
  }
}
