import { type Server, type ServerResponse } from 'node:http'
import { type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 50

/**
 * When the server stops, requests still arriving are given this much longer, even on connections that have just been
 * opened: a proxy that does not check whether this process is leaving, such as nginx, keeps sending requests to the
 * end.
 */
const ARRIVAL_MS = 1000

/** More turns of the event loop than connections can be waiting: Node's backlog is 511. */
const MAX_TURNS = 1000

export type Connections = {
  /**
   * Send `Connection: close` with every response from now on, including those in progress. Clients that pool
   * connections, such as proxies, then send nothing more on that connection.
   */
  readonly announceClose: () => void
  /** Close the server; resolves when every request received has had its response. */
  readonly close: () => Promise<void>
}

/** Track a server's connections. Call it before the server accepts any. */
export function trackConnections(server: Server): Connections {
  /**
   * Connections that have had no request: browsers and load balancers open some in advance, which Node counts as busy.
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
    setTimeout(() => unused.forEach((socket) => socket.destroy()), ARRIVAL_MS).unref()
    await closing
  }
  return { announceClose, close }
}

/** Track the responses in progress, so that `announceClose` can close their connections. */
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
 * Wait until all connections are closed. Browsers keep theirs open for later requests, so each one is closed as soon as
 * it is idle.
 */
async function waitForClose(server: Server): Promise<void> {
  if (!server.listening) return
  let isOver = false
  await readArrived(server)
  server.close(() => (isOver = true))
  while (!isOver) {
    await readArrived(server)
    server.closeIdleConnections()
    await pause(POLL_MS)
  }
}

/**
 * Accept the connections and read the requests that have arrived, because any unread when a socket closes are lost.
 * Node accepts one connection in each turn of its event loop, so this takes until two turns bring none: the first of
 * them may be the rest of the current turn.
 */
async function readArrived(server: Server): Promise<void> {
  let quietTurns = 0
  const accept = () => (quietTurns = 0)
  server.on('connection', accept)
  for (let turns = 0; quietTurns < 2 && turns < MAX_TURNS; turns++) {
    quietTurns++
    await nextTurn()
  }
  server.off('connection', accept)
}
