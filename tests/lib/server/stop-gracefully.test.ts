import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { aBackend, aBookingInput } from '@/tests/support/a-backend'
import { aMailServer } from '@/tests/support/a-mail-server'
import { aProgram, type RunningProgram, until } from '@/tests/support/a-program'

const backend = aBackend()

async function aSlowServer(): Promise<{ readonly program: RunningProgram; readonly url: string }> {
  const program = aProgram('tests/support/slow-server.ts')
  await until(() => program.said().includes('"port":'))
  const [, port] = /"port":(\d+)/.exec(program.said()) ?? []
  return { program, url: `http://127.0.0.1:${port}` }
}

const isStopping = (program: RunningProgram) => program.said().includes('"msg":"stopping')

test('a request under way is answered before the server ends, new ones find it closed, and all is well', async () => {
  const { program, url } = await aSlowServer()
  await fetch(url).then((answer) => answer.text())
  const underWay = fetch(`${url}/slow`).then((answer) => answer.text())
  await until(() => program.said().includes('asked for /slow'))
  program.signal('SIGTERM')
  await until(() => isStopping(program))
  await expect(fetch(url)).rejects.toThrow()
  expect(await underWay).toBe('done')
  expect(await program.ended).toBe(0)
})

test('a server that nobody has asked ends at once', async () => {
  const { program } = await aSlowServer()
  program.signal('SIGTERM')
  expect(await program.ended).toBe(0)
})

test('connections on which nothing was asked keep no server from ending, nor does half a request', async () => {
  const { program, url } = await aSlowServer()
  const { port } = new URL(url)
  const open = async () => {
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    return socket.on('error', () => {})
  }
  await open()
  const half = await open()
  half.write('GET /slow HTTP/1.1\r\nHos')
  await pause(200)
  program.signal('SIGTERM')
  // 1 where something had to be cut off in the end.
  expect(await program.ended).toBe(0)
})

test('a second signal ends what the first waits for, unless both are one press of Ctrl-C', async () => {
  const { program, url } = await aSlowServer()
  const { body } = await fetch(`${url}/never`)
  program.signal('SIGINT')
  program.signal('SIGINT')
  await until(() => isStopping(program))
  await pause(700)
  expect(program.said()).not.toContain('stopped')
  program.signal('SIGINT')
  expect(await program.ended).toBe(1)
  await body?.cancel().catch(() => {})
})

test('a worker sends the e-mail that it is sending, marks it, and ends', async () => {
  const mail = await aMailServer()
  const departureId = await backend.aDeparture({ seats: 1 })
  await backend.query(`UPDATE departures SET closes_at = '2999-01-01' WHERE id = ${departureId}`)
  await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), new Date())
  const worker = aProgram('lib/server/worker.ts', { SMTP_URL: mail.url })
  mail.beforeAnswer(async () => {
    worker.signal('SIGTERM')
    await pause(1000)
  })
  expect(await worker.ended).toBe(0)
  expect(worker.said()).toContain('"msg":"stopped"')
  await mail.stop()
  const [{ sent } = { sent: 0 }] = await backend.query<{ sent: number }>(
    'SELECT count(*)::int AS sent FROM emails WHERE sent_at IS NOT NULL',
  )
  expect(sent).toBeGreaterThanOrEqual(1)
  expect(mail.emails).toHaveLength(sent)
})
