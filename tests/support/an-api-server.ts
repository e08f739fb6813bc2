import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

export type ApiServer = { readonly url: string; readonly close: () => Promise<void> }

type Handler = (request: Request) => Promise<Response>

/**
 * Serve routes on a real server, as Next does.
 *
 * @param routes  by method and path, such as `POST /api/checkout`
 * @param watch   sees each request before they do
 */
export async function anApiServer(
  routes: Readonly<Record<string, Handler>>,
  watch: (incoming: IncomingMessage, outgoing: ServerResponse) => void = () => {},
): Promise<ApiServer> {
  const server: Server = createServer((incoming, outgoing) => {
    watch(incoming, outgoing)
    void answer(routes, incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

async function answer(
  routes: Readonly<Record<string, Handler>>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = '', url = '' } = incoming
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  const request = new Request(`http://${incoming.headers.host}${url}`, {
    method,
    headers,
    body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
  })
  const route = routes[`${method} ${url.split('?')[0]}`]
  const response = route ? await route(request) : new Response(null, { status: 404 })
  outgoing.statusCode = response.status
  response.headers.forEach((value, name) => outgoing.setHeader(name, value))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
