import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, type Server, type ServerResponse } from 'node:http'

const REQUEST = 'http.server.request.start'

type Answering = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Have every request of this process's servers answered here, where it can be; what cannot goes on to whoever answered
 * before. Next makes its server itself and lets nobody in front of it, so a server is known by its first request.
 *
 * @param answers  whether it has answered
 * @param isOurs   which servers, by port
 * @returns        ends it for servers that are not known yet
 */
export function answerFirst(answers: Answering, isOurs: (port: number | undefined) => boolean): () => void {
  const known = new WeakSet<Server>()
  const listener = (message: unknown) => {
    const { server, request } = message as { readonly server: Server; readonly request: IncomingMessage }
    if (known.has(server) || !isOurs(request.socket.localPort)) return
    known.add(server)
    const others = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (asked, response) => {
      if (answers(asked, response)) return
      for (const other of others) Reflect.apply(other, server, [asked, response])
    })
  }
  subscribe(REQUEST, listener)
  return () => void unsubscribe(REQUEST, listener)
}
