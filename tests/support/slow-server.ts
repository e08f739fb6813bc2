import { createServer } from 'node:http'
import { knowServers } from '@/lib/server/close-servers'
import { stopGracefully } from '@/lib/server/stop-gracefully'

/* A server as Next's is to us: it handles signals by itself. `/slow` takes a second, `/never` for ever. */

const closeServers = knowServers()
const server = createServer(({ url }, response) => {
  if (url === '/never') return void response.write('wait')
  setTimeout(() => response.end('done'), url === '/slow' ? 1000 : 0)
})
process.on('SIGTERM', () => process.exit(143))
stopGracefully(closeServers)
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${JSON.stringify(address)}\n`)
})
