import { createServer } from 'node:http'
import { trackConnections } from '@/lib/server/close-server'
import { stopGracefully } from '@/lib/server/stop-gracefully'

/* A server that ends as the site's does. `/slow` takes a second, `/never` for ever. */

const server = createServer(({ url }, response) => {
  if (url === '/never') return void response.write('wait')
  setTimeout(() => response.end('done'), url === '/slow' ? 1000 : 0)
})
stopGracefully(trackConnections(server))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${JSON.stringify(address)}\n`)
})
