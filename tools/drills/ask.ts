import { once } from 'node:events'
import { type IncomingMessage } from 'node:http'
import https from 'node:https'
import tls from 'node:tls'

/** Where a proxy is reached on loopback. */
export type Address = {
  readonly port: number
  readonly name: string
  /** The certificate to trust instead of the public authorities. */
  readonly certificate: string
}

export type Question = {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** A loopback address to send from, so that the request comes from a different client. */
  readonly from?: string
  readonly agent?: https.Agent
  /** Whether to wait for the server's `100 Continue` before sending the body. */
  readonly waitsForContinue?: boolean
}

export type Answer = {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  /** The headers as received, names and values alternating. */
  readonly rawHeaders: readonly string[]
  readonly body: Buffer
  /** How many times the client was sent `100 Continue`. A proxy may repeat what the site sends. */
  readonly continues: number
}

const TIMEOUT_MS = 30_000

/**
 * Thrown if a kept-alive connection was closed just as the request was sent. Browsers retry on a new connection, as RFC 9112 suggests.
 */
export class ClosedConnection extends Error {
  override name = 'ClosedConnection'
}

/** Send one request over TLS and HTTP/1.1. Rejects if there is no complete response; see also `ClosedConnection`. */
export async function ask(address: Address, question: Question): Promise<Answer> {
  const { path, method = 'GET', headers = {}, body, from, agent, waitsForContinue = false } = question
  const request = https.request({
    ...{ host: '127.0.0.1', port: address.port, servername: address.name, ca: address.certificate },
    ...{ path, method, localAddress: from, agent: agent ?? false, timeout: TIMEOUT_MS },
    headers: {
      ...{ host: address.name, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      ...{ ...headers, ...(waitsForContinue && { expect: '100-continue' }) },
    },
  })
  request.on('timeout', () => request.destroy(new Error('no answer in time')))
  let continues = 0
  request.on('continue', () => continues++)
  if (waitsForContinue) request.once('continue', () => request.end(body)).flushHeaders()
  else request.end(body)
  const [response] = (await once(request, 'response').catch((cause: NodeJS.ErrnoException) => {
    const isClosed = cause.code === 'ECONNRESET' || cause.code === 'EPIPE'
    throw request.reusedSocket && isClosed ? new ClosedConnection(cause.message, { cause }) : cause
  })) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  if (!response.complete) throw new Error('the answer was cut off')
  const { statusCode: status = 0, rawHeaders } = response
  return { status, headers: response.headers, rawHeaders, body: Buffer.concat(chunks), continues }
}

/** Open a connection for writing raw bytes to. */
export async function connectTo({ port, name, certificate }: Address): Promise<tls.TLSSocket> {
  const socket = tls.connect({ host: '127.0.0.1', port, servername: name, ca: certificate })
  await once(socket, 'secureConnect')
  return socket
}
