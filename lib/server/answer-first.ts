import { type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** Whether it has answered. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => boolean

/** Have every request of a server answered here, where it can be; the rest goes on to whoever answered before. */
export function answerFirst(server: Server, answers: Answering): void {
  const others = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (answers(request, response)) return
    for (const other of others) Reflect.apply(other, server, [request, response])
  })
}
