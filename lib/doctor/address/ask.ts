import http from 'node:http'
import https from 'node:https'
import { isIPv6 } from 'node:net'
import { TLSSocket } from 'node:tls'

const TIMEOUT_MS = 4_500

/** The longest response to read: much longer than any of our pages. */
const BODY_LIMIT_BYTES = 2 * 1024 * 1024

export type Question = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The IP address to connect to, instead of looking the host name up. */
  readonly address?: string
  /** Whether to go on if the certificate is not trusted, for a check that only looks at the certificate. */
  readonly acceptsAnyCertificate?: boolean
}

export type Certificate = {
  readonly validUntil: Date
  readonly names: readonly string[]
  /** Why the certificate is not trusted, such as `CERT_HAS_EXPIRED`; null if it is. */
  readonly fault: string | null
}

export type Reply = {
  readonly status: number
  /** All values of each header, by its name in lower case. */
  readonly headers: Readonly<Record<string, readonly string[]>>
  readonly body: Buffer
  readonly certificate: Certificate | null
}

/** Request a URL once, without following redirects. Throws Node's error if there is no reply. */
export function ask(url: string, question: Question = {}): Promise<Reply> {
  const { method = 'GET', headers = {}, body, address, acceptsAnyCertificate = false } = question
  const { request } = url.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      headers,
      agent: false,
      rejectUnauthorized: !acceptsAnyCertificate,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(address && { lookup: answering(address) }),
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const certificate = certificateOf(response.socket)
      const chunks: Buffer[] = []
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > BODY_LIMIT_BYTES) response.destroy(new Error('the answer is larger than any of ours'))
        else chunks.push(chunk)
      })
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status = 0, headersDistinct } = response
        resolve({ status, headers: toDefined(headersDistinct), body: Buffer.concat(chunks), certificate })
      })
    })
    sent.end(body)
  })
}

function toDefined(headers: NodeJS.Dict<string[]>): Reply['headers'] {
  return Object.fromEntries(Object.entries(headers).map(([name, values = []]) => [name, values]))
}

type Lookup = NonNullable<http.RequestOptions['lookup']>

function answering(address: string): Lookup {
  const family = isIPv6(address) ? 6 : 4
  return (_name, { all }, callback) => {
    if (all) callback(null, [{ address, family }])
    else callback(null, address, family)
  }
}

function certificateOf(socket: unknown): Certificate | null {
  if (!(socket instanceof TLSSocket)) return null
  const { valid_to: validTo, subjectaltname: names = '' } = socket.getPeerCertificate()
  return {
    validUntil: new Date(validTo),
    names: names.split(', ').map((name) => name.replace(/^\w+:/, '')),
    fault: socket.authorized ? null : String(socket.authorizationError),
  }
}
