import { once } from 'node:events'
import http, { type RequestListener } from 'node:http'
import https from 'node:https'
import { type AddressInfo, type Server } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { ask } from '@/lib/doctor/address/ask'
import { networkErrorText } from '@/lib/doctor/network-error-text'
import { inspectMailServer } from '@/lib/mail/inspect-mail-server'
import { requiresTls } from '@/lib/mail/requires-tls'
import { aCertificate } from '@/tests/support/a-certificate'

const open: Server[] = []
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.close()
    await once(server, 'close')
  }
})

async function listen<T extends Server>(server: T): Promise<number> {
  open.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const serve = (answer: RequestListener) => listen(http.createServer(answer))

test('a reply has its status, every header as often as it came, and its body', async () => {
  const port = await serve((request, response) => {
    response.writeHead(
      418,
      [
        ['X-Frame-Options', 'DENY'],
        ['X-Frame-Options', 'SAMEORIGIN'],
      ].flat(),
    )
    response.end(`${request.method} ${request.url} ${request.headers.host}`)
  })
  const reply = await ask(`http://lumi.test:${port}/blog?doctor=1`, { method: 'POST', address: '127.0.0.1' })
  expect(reply.status).toBe(418)
  expect(reply.headers['x-frame-options']).toEqual(['DENY', 'SAMEORIGIN'])
  expect(reply.body.toString()).toBe(`POST /blog?doctor=1 lumi.test:${port}`)
  expect(reply.certificate).toBeNull()
})

test('an endless answer and none at all are errors', async () => {
  const port = await serve((_request, response) => void response.end(Buffer.alloc(3 * 1024 * 1024)))
  await expect(ask(`http://127.0.0.1:${port}`)).rejects.toThrow('larger than any of ours')
  const refused = await ask('http://127.0.0.1:1').catch((error: unknown) => error)
  expect(networkErrorText(refused)).toBe('ECONNREFUSED')
  expect(networkErrorText(new DOMException('late', 'TimeoutError'))).toBe('no answer')
})

test('a certificate that is not trusted is shown only to those who ask for it', async () => {
  const port = await listen(https.createServer(aCertificate, (_request, response) => void response.end('ok')))
  const url = `https://lumi.test:${port}`
  const address = '127.0.0.1'
  expect(networkErrorText(await ask(url, { address }).catch((error: unknown) => error))).toBe(
    'DEPTH_ZERO_SELF_SIGNED_CERT',
  )
  const { certificate } = await ask(url, { address, acceptsAnyCertificate: true })
  expect(certificate).toEqual({
    fault: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    names: ['lumi.test'],
    validUntil: expect.any(Date),
  })
  expect(certificate?.validUntil.getUTCFullYear()).toBe(2126)
})

test('a mail server is logged in to, and its certificate is not ignored', async () => {
  const smtp = new SMTPServer({
    ...aCertificate,
    authOptional: false,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'lumi' }) : done(new Error('Invalid user or password')),
  })
  smtp.on('error', () => {})
  const port = await listen(smtp.server)
  expect(await inspectMailServer(`smtp://lumi:right@127.0.0.1:${port}`)).toEqual({ certificateUntil: null })
  await expect(inspectMailServer(`smtp://lumi:wrong@127.0.0.1:${port}`)).rejects.toMatchObject({
    code: 'EAUTH',
    response: expect.stringContaining('Invalid user or password'),
  })
  const secure = new SMTPServer({ ...aCertificate, secure: true, disableReverseLookup: true })
  secure.on('error', () => {})
  const securePort = await listen(secure.server)
  await expect(inspectMailServer(`smtps://lumi:right@127.0.0.1:${securePort}`)).rejects.toThrow(/self-signed/)
})

test('a password leaves this machine over TLS alone', () => {
  expect(requiresTls('smtp://lumi:secret@mail.lumi.test')).toBe(true)
  expect(requiresTls('smtp://lumi:secret@127.0.0.1')).toBe(false)
  expect(requiresTls('smtp://mail.lumi.test')).toBe(false)
})
