import dgram from 'node:dgram'
import { once } from 'node:events'
import net from 'node:net'

/** DNS records by `TYPE name`; `silent` for a name that gets no response, `fails` for a server that fails. */
export type Zone = Readonly<Record<string, readonly string[] | 'silent' | 'fails'>>

const TYPES: Readonly<Record<number, string>> = { 1: 'A', 15: 'MX', 16: 'TXT', 28: 'AAAA' }

const HEADER_BYTES = 12
/** The most bytes that a UDP response may have without extensions; a longer one is cut, and requested again by TCP. */
const UDP_BYTES = 512

const [NO_ERROR, SERVER_FAILURE, NO_SUCH_NAME] = [0, 2, 3]
const CUT = 0x0200
const ANSWER = 0x8180

export type DnsServer = {
  /** The server's address in the form that `Resolver.setServers` expects: `127.0.0.1:5353`. */
  readonly address: string
  /** The queries received, such as `tcp TXT lumi.test`. */
  readonly questions: readonly string[]
  readonly close: () => Promise<void>
}

/** Start a DNS server on loopback, over UDP and TCP on the same port. Changes to the zone take effect immediately. */
export async function startDnsServer(zone: Zone): Promise<DnsServer> {
  const questions: string[] = []
  const udp = dgram.createSocket('udp4')
  const tcp = net.createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (framed) => {
      const reply = answer(framed.subarray(2), 'tcp')
      if (reply) socket.end(Buffer.concat([uint16(reply.length), reply]))
    })
  })
  udp.on('message', (query, { port, address }) => {
    const reply = answer(query, 'udp')
    if (reply) udp.send(reply.length > UDP_BYTES ? cut(query) : reply, port, address)
  })
  tcp.listen(0, '127.0.0.1')
  await once(tcp, 'listening')
  const address = tcp.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  udp.bind(port, '127.0.0.1')
  await once(udp, 'listening')

  function answer(query: Buffer, by: 'udp' | 'tcp'): Buffer | null {
    const { name, type, end } = readQuestion(query)
    questions.push(`${by} ${type} ${name}`)
    const records = zone[`${type} ${name}`]
    if (records === 'silent') return null
    const isKnown = Object.keys(zone).some((key) => key.endsWith(` ${name}`))
    const code = records === 'fails' ? SERVER_FAILURE : isKnown ? NO_ERROR : NO_SUCH_NAME
    const values = Array.isArray(records) ? (records as readonly string[]) : []
    const head = Buffer.concat([
      query.subarray(0, 2),
      uint16(ANSWER | code),
      uint16(1),
      uint16(values.length),
      Buffer.alloc(4),
    ])
    return Buffer.concat([
      head,
      query.subarray(HEADER_BYTES, end),
      ...values.map((value) => encode(type, value)),
    ])
  }

  return {
    address: `127.0.0.1:${port}`,
    questions,
    async close() {
      udp.close()
      tcp.close()
      await once(tcp, 'close')
    },
  }
}

function readQuestion(query: Buffer): { readonly name: string; readonly type: string; readonly end: number } {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.subarray(at + 1, at + 1 + length).toString())
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: TYPES[query.readUInt16BE(at + 1)] ?? '?', end: at + 5 }
}

/** Encode a record for the name in the query, to which `0xc00c` points. */
function encode(type: string, value: string): Buffer {
  const content = encodeContent(type, value)
  const number = Number(Object.entries(TYPES).find(([, name]) => name === type)?.[0])
  return Buffer.concat([
    uint16(0xc00c),
    uint16(number),
    uint16(1),
    Buffer.from([0, 0, 0, 60]),
    uint16(content.length),
    content,
  ])
}

function encodeContent(type: string, value: string): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number))
  if (type === 'AAAA') return Buffer.concat(groupsOf(value).map(uint16))
  if (type === 'MX') return Buffer.concat([uint16(10), ...value.split('.').map(text), Buffer.from([0])])
  return Buffer.concat((value.match(/.{1,255}/g) ?? ['']).map(text))
}

/** Parse an IPv6 address into its eight numbers. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail = ''] = address.split('::')
  const numbers = (part: string) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [])
  const [first, last] = [numbers(head), numbers(tail)]
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last]
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([value.length]), Buffer.from(value)])
}

function cut(query: Buffer): Buffer {
  const { end } = readQuestion(query)
  return Buffer.concat([
    query.subarray(0, 2),
    uint16(ANSWER | CUT),
    uint16(1),
    Buffer.alloc(6),
    query.subarray(HEADER_BYTES, end),
  ])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}
