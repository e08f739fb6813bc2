import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { startWorker } from '@/lib/server/process/start-worker'
import { stopGracefullyOnSignal } from '@/lib/server/process/stop-gracefully-on-signal'
import { trackConnections } from '@/lib/server/process/track-connections'
import { aBackend, aBookingInput } from '@/tests/support/a-backend'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { aProgram, until } from '@/tests/support/a-program'
import { eventually } from '@/tests/support/eventually'
import { expectLog } from '@/tests/support/expect-logged-problem'

/*
 * How servers and workers stop: one of each as a separate program, and the things that can delay a stop in this
 * process.
 */

const backend = aBackend()
let mail: MailServer

beforeAll(async () => {
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
  // Seats for the rest of the season, a tenth of which can be held unpaid.
  await backend.aDeparture({ seats: 400 })
})
afterEach(() => jest.useRealTimers())
afterAll(() => mail.stop())

test('a request under way is answered before the server stops, new ones are refused, and the exit code is 0', async () => {
  const program = aProgram('tests/support/slow-server.ts')
  await until(() => program.said().includes('"port":'))
  const [, port] = /"port":(\d+)/.exec(program.said()) ?? []
  const url = `http://127.0.0.1:${port}`
  const kept = await fetch(url)
  expect(kept.headers.get('keep-alive')).toBe('timeout=125')
  await kept.text()
  const underWay = fetch(`${url}/slow`)
  await until(() => program.said().includes('asked for /slow'))
  program.signal('SIGTERM')
  await until(() => program.said().includes('"msg":"stopping'))
  await expect(fetch(url)).rejects.toThrow()
  const last = await underWay
  expect(await last.text()).toBe('done')
  expect(last.headers.get('connection')).toBe('close')
  expect(await program.ended).toBe(0)
})

test('once the close is announced, new requests are answered, and their connections closed', async () => {
  const { port, announceClose, close } = await aServer()
  const url = `http://127.0.0.1:${port}`
  expect((await fetch(url)).headers.get('connection')).toBe('keep-alive')
  announceClose()
  const last = await fetch(url)
  expect([await last.text(), last.headers.get('connection')]).toEqual(['done', 'close'])
  await close()
})

async function aServer() {
  const server = createServer((_, response) => void response.end('done'))
  const sockets: Socket[] = []
  server.on('connection', (socket) => void sockets.push(socket))
  const { close, announceClose } = trackConnections(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return { port, sockets, close, announceClose }
}

test('a server without requests stops', async () => {
  const { close } = await aServer()
  await close()
})

test('neither unused connections nor half a request keep a server from stopping', async () => {
  const { port, sockets, close } = await aServer()
  const open = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  await open()
  const half = await open()
  half.write('GET / HTTP/1.1\r\nHos')
  const hasArrived = () => sockets.length === 2 && sockets.some(({ bytesRead }) => bytesRead > 0)
  await eventually(async () => (hasArrived() ? null : 'not arrived'), 60_000)
  await close()
})

const ASK = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

test('requests on new connections that arrive as the server stops are answered', async () => {
  const { port, close } = await aServer()
  const clients = Array.from({ length: 20 }, () => connect(port, '127.0.0.1').setEncoding('utf8'))
  // The kernel has accepted them, the server not yet all of them.
  await Promise.all(clients.map((client) => once(client, 'connect')))
  for (const client of clients) client.write(ASK)
  const answers = Promise.all(clients.map((client) => once(client, 'data')))
  await close()
  for (const [answer] of await answers) expect(answer).toContain('Connection: close')
})

test('a request on a kept connection that arrives as the server stops is answered', async () => {
  const { port, close } = await aServer()
  const client = connect(port, '127.0.0.1').setEncoding('utf8')
  client.write(ASK)
  await once(client, 'data')
  client.write(ASK)
  const [[answer]] = await Promise.all([once(client, 'data'), close()])
  expect(answer).toContain('Connection: close')
})

/** A graceful stop in this process; the test controls the signals and the exit code. */
function aStopping(stopping: Parameters<typeof stopGracefullyOnSignal>[0]) {
  jest.useFakeTimers()
  const handlers = new Map<string | symbol, () => void>()
  jest.spyOn(process, 'on').mockImplementation((signal: string | symbol, handler: () => void) => {
    handlers.set(signal, handler)
    return process
  })
  const exits: unknown[] = []
  jest.spyOn(process, 'exit').mockImplementation((code) => exits.push(code) as never)
  stopGracefullyOnSignal(stopping)
  return { exits, signal: (name: 'SIGINT' | 'SIGTERM') => handlers.get(name)?.() }
}

const never = () => new Promise<never>(() => {})

test('a second signal ends the wait of the first, unless both come from one press of Ctrl-C', () => {
  const { exits, signal } = aStopping({ finish: never })
  signal('SIGINT')
  jest.advanceTimersByTime(500)
  signal('SIGINT')
  expect(exits).toEqual([])
  jest.advanceTimersByTime(1)
  signal('SIGINT')
  expect(exits).toEqual([1])
})

test('a stop that takes too long is cut off, and reported', () => {
  const log = expectLog()
  const { exits, signal } = aStopping({ finish: never })
  signal('SIGTERM')
  jest.advanceTimersByTime(24_999)
  expect(exits).toEqual([])
  jest.advanceTimersByTime(1)
  expect(exits).toEqual([1])
  expect(log).toHaveBeenCalledTimes(1)
})

test('a process says that it is leaving, and closes once its proxy has noticed; Ctrl-C does not wait', async () => {
  for (const [name, steps] of [
    ['SIGTERM', ['leave', 'finish']],
    ['SIGINT', ['finish']],
  ] as const) {
    const seen: string[] = []
    const note = (step: string) => async () => void seen.push(step)
    const { exits, signal } = aStopping({ leave: note('leave'), finish: note('finish') })
    signal(name)
    await jest.advanceTimersByTimeAsync(0)
    expect([seen, exits[0]]).toEqual([steps, 0])
    jest.useRealTimers()
  }
})

test('a worker sends the e-mail it is sending, marks it as sent, and stops', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  await backend.query(`UPDATE departures SET closes_at = '2999-01-01' WHERE id = ${departureId}`)
  await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), new Date())
  const worker = aProgram('lib/server/process/worker.ts', { SMTP_URL: mail.url })
  mail.beforeAnswer(async () => {
    worker.signal('SIGTERM')
    await until(() => worker.said().includes('"msg":"stopping'))
  })
  expect(await worker.ended).toBe(0)
  expect(worker.said()).toContain('"msg":"stopped"')
  const [{ sent } = { sent: 0 }] = await backend.query<{ sent: number }>(
    'SELECT count(*)::int AS sent FROM emails WHERE sent_at IS NOT NULL',
  )
  expect(sent).toBeGreaterThanOrEqual(1)
  expect(mail.emails).toHaveLength(sent)
})

test('a worker delivers waiting e-mails, even after the database was down, and stops when asked', async () => {
  await backend.query('DELETE FROM emails; DELETE FROM graphile_worker._private_jobs')
  const departureId = await backend.aDeparture({ seats: 1 })
  await backend.query(`UPDATE departures SET closes_at = '2999-01-01' WHERE id = ${departureId}`)
  const log = expectLog()
  const known = mail.emails.length
  const input = aBookingInput({ departureId, cryptoType: 'bitcoin' })
  expect(await bookWithCrypto(input, new Date())).toMatchObject({ kind: 'booked' })
  await backend.query('ALTER TABLE emails RENAME TO away')
  const worker = startWorker()
  await eventually(async () => (log.mock.calls.length > 0 ? null : 'nothing has failed yet'), 60_000)
  await backend.query('ALTER TABLE away RENAME TO emails')
  await until(() => mail.emails.length === known + 3)
  await worker.stop()

  const before = mail.emails.length
  await backend.query('UPDATE emails SET sent_at = NULL')
  await backend.query(`SELECT graphile_worker.add_job('send_email', json_build_object('id', id)) FROM emails`)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(mail.emails).toHaveLength(before)
})
