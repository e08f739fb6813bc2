import { createSiteServer } from '@/lib/server/process/create-site-server'
import { trackConnections } from '@/lib/server/process/track-connections'
import { stopGracefullyOnSignal } from '@/lib/server/process/stop-gracefully-on-signal'

/*
 * A server that stops as the site's does, and prints its requests. `/slow` is answered a while after the stop begins,
 * `/never` never.
 */

const A_WHILE_MS = 300

const KEEP_ALIVE_SECONDS = 125

const server = createSiteServer(({ url }, response) => {
  process.stdout.write(`asked for ${url}\n`)
  if (url === '/never') return void response.write('wait')
  if (url !== '/slow') return void response.end('done')
  process.once('SIGTERM', () => setTimeout(() => response.end('done'), A_WHILE_MS))
}, KEEP_ALIVE_SECONDS)
const connections = trackConnections(server)
stopGracefullyOnSignal({ finish: connections.close })
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${JSON.stringify(address)}\n`)
})
