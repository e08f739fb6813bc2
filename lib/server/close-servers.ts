import { subscribe } from 'node:diagnostics_channel'
import { type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_MS = 50

/**
 * Know the servers of this process by the requests that reach them: Next keeps its own to itself.
 *
 * @returns  closes them; answers when every request that has arrived is answered. A server that none has reached has
 *           nothing under way.
 */
export function knowServers(): () => Promise<void> {
  const known = new Set<Server>()
  let isClosing = false
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { readonly server: Server }
    known.add(server)
    if (isClosing) close(server)
  })
  return async () => {
    isClosing = true
    await Promise.all([...known].map(closed))
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
