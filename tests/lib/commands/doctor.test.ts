import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { GET } from '@/app/api/identity/route'
import { toCommandFailure } from '@/lib/commands/failures'
import { buildOpsProgram } from '@/lib/commands/program'
import { allowsBrokenSettings } from '@/lib/commands/subcommand'
import { findMarkSecret, placeMark } from '@/lib/db/connection/site-marks'
import { database } from '@/lib/db/client'
import { findDoctorReport } from '@/lib/db/upkeep/doctor-report'
import { askIdentity } from '@/lib/doctor/address/ask-identity'
import { CHECKS } from '@/lib/doctor/checks'
import type * as askDns from '@/lib/doctor/dns/dns-lookup'
import { setRunningBuild } from '@/lib/observability/running-build'
import { deliverEmail } from '@/lib/use-cases/delivery/deliver-email'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { aCall, read } from '@/tests/support/a-call'
import { type DnsServer, startDnsServer } from '@/tools/drills/start-dns-server'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { eventually } from '@/tests/support/eventually'
import { runOps } from '@/tests/support/run-ops'

const dns: { server?: DnsServer } = {}

// No test asks the DNS of the machine it runs on.
jest.mock('@/lib/doctor/dns/dns-lookup', () => {
  const real = jest.requireActual<typeof askDns>('@/lib/doctor/dns/dns-lookup')
  return { ...real, createDnsLookup: () => real.createDnsLookup([dns.server?.address ?? '']) }
})

const backend = aBackend()
let mail: MailServer
let site: Server
let url = ''

/** The site's answers, as the server passes them on. */
beforeAll(async () => {
  mail = await aMailServer()
  dns.server = await startDnsServer({ 'MX lumi.example.com': ['mail.lumi.example.com'] })
  site = createServer((request, response) => {
    const { url: path = '', headers } = request
    if (!path.startsWith('/api/identity')) return void response.writeHead(404).end()
    const asked = aCall('GET', path, undefined, {
      'x-client-address': '192.0.2.7',
      ...(headers as Record<string, string>),
    })
    void GET(asked).then(async (answer) => {
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
    })
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const address = site.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  Object.assign(process.env, { SITE_URL: url, SMTP_URL: mail.url })
  setRunningBuild('build-1')
})
afterAll(async () => {
  site.close()
  await Promise.all([once(site, 'close'), mail.stop(), dns.server?.close()])
})

type Finding = {
  readonly name: string
  readonly grade: string
  readonly seen: string
  readonly fix: string | null
}

/** Run the command, and return what it says and its exit code. */
async function runDoctor(...args: readonly string[]) {
  const said: string[] = []
  const print = jest.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text))
  const failure = await buildOpsProgram(() => NOON)
    .parseAsync(['doctor', '--json', ...args], { from: 'user' })
    .then(() => ({ exitCode: 0 }), toCommandFailure)
  print.mockRestore()
  const findings = JSON.parse(said.join('\n')) as readonly Finding[]
  return {
    findings,
    exitCode: failure.exitCode,
    of: (name: string) => findings.find((one) => one.name === name),
  }
}

test('the doctor looks at everything, finds what is wrong, and leaves no mark', async () => {
  const { findings, exitCode, of } = await runDoctor()
  expect(findings.map(({ name }) => name)).toEqual(Object.keys(CHECKS))
  expect(findings.filter(({ seen }) => seen === '')).toEqual([])
  expect(exitCode).toBe(1)
  expect(of('settings.read')).toMatchObject({ grade: 'good' })
  expect(of('db.primary')).toMatchObject({ grade: 'good' })
  expect(of('db.migrations')).toMatchObject({ grade: 'good' })
  expect(of('db.role')).toMatchObject({ seen: expect.not.stringContaining('owns the tables') })
  expect(of('worker.alive')).toMatchObject({ grade: 'wrong', seen: 'no worker has ever reported' })
  expect(of('proxy.identity')).toMatchObject({
    grade: 'good',
    seen: expect.stringContaining('build build-1'),
  })
  expect(of('stripe.account')).toMatchObject({ grade: 'good' })
  expect(of('stripe.webhook')).toMatchObject({ grade: 'wrong', seen: expect.stringContaining('no webhook') })
  expect(of('mail.login')).toMatchObject({ grade: 'good', seen: expect.stringContaining('without TLS') })
  expect(of('mail.send')).toMatchObject({ grade: 'skipped' })
  expect(of('mail.spf')).toMatchObject({ grade: 'wrong', seen: expect.stringContaining('no SPF record') })
  expect(await backend.query(`SELECT name FROM server_secrets WHERE name LIKE 'mark:%'`)).toEqual([])
  expect((await findDoctorReport(database()))?.findings).toEqual(findings)
})

test('without a database the doctor says what it can, and exits with 3', async () => {
  const { DATABASE_URL: kept } = process.env
  process.env.DATABASE_URL = 'mysql://lumi:correct-horse@127.0.0.1/lumi'
  const { exitCode, of } = await runDoctor()
  process.env.DATABASE_URL = kept
  expect(exitCode).toBe(3)
  expect(of('settings.read')).toMatchObject({ grade: 'wrong', seen: expect.stringContaining('DATABASE_URL') })
  expect(of('db.safe')).toMatchObject({ grade: 'skipped', seen: expect.stringContaining('DATABASE_URL') })
  expect(of('mail.login')).toMatchObject({ grade: 'good' })
})

test('only what must be right before a start is looked at', async () => {
  const { findings } = await runDoctor('--for', 'start')
  expect(findings.map(({ name }) => name)).not.toContain('mail.login')
  expect(findings.map(({ name }) => name)).toContain('build.address')
  const kept = await findDoctorReport(database())
  expect(kept?.findings.map(({ name }) => name)).toEqual(Object.keys(CHECKS))
})

test('an e-mail is sent through the outbox to any address', async () => {
  await backend.query(`INSERT INTO workers VALUES ('worker-1', now())`)
  const examined = runDoctor('--send', 'aino@localhost.example.com')
  // The worker's part, once the e-mail is queued.
  let id = ''
  await eventually(async () => {
    const [queued] = await backend.query<{ id: string }>(
      `SELECT id FROM emails WHERE kind = 'delivery-test-operator'`,
    )
    id = queued?.id ?? ''
    return queued ? null : 'no e-mail is queued'
  }, 60_000)
  await deliverEmail(id, new Date())
  expect((await examined).of('mail.send')).toMatchObject({
    grade: 'good',
    seen: expect.stringContaining('accepted after'),
  })
  expect(mail.emails.map(({ subject }) => subject)).toEqual(['E-mails from this site arrive'])
})

test('without --json there is a line for each check, its fix, and the numbers', async () => {
  const said = await runOps(NOON, 'doctor', '--for', 'start').catch((error: unknown) =>
    toCommandFailure(error),
  )
  expect(said).toMatchObject({ exitCode: 1, line: expect.stringContaining('build.address') })
})

test('only the doctor starts with broken settings', () => {
  const allowed = buildOpsProgram(() => NOON).commands.filter(allowsBrokenSettings)
  expect(allowed.map((command) => command.name())).toEqual(['doctor'])
  expect(readFileSync('lib/commands/ops.ts', 'utf8')).toContain('if (allowsBrokenSettings(command)) return')
})

test('a site proves itself with a mark in its database, to nobody else', async () => {
  const mark = await placeMark(database(), NOON)
  expect(await askIdentity(url, mark, { headers: { 'x-forwarded-for': '203.0.113.1' } })).toEqual({
    kind: 'proved',
    identity: {
      buildId: 'build-1',
      node: process.versions.node,
      client: '192.0.2.7',
      forwardedFor: '203.0.113.1',
      trustedHops: 0,
    },
  })
  const forged = { ...mark, secret: new Uint8Array(32) }
  expect(await askIdentity(url, forged)).toMatchObject({
    kind: 'other',
    seen: expect.stringContaining('secret'),
  })
  expect(await askIdentity(url, { ...mark, id: 'unknown' })).toMatchObject({
    kind: 'other',
    seen: '/api/identity answers 404',
  })
  expect(await askIdentity(`${url}/elsewhere`, mark)).toMatchObject({ kind: 'other' })
  expect(await findMarkSecret(database(), mark.id, new Date(Date.now() + 11 * 60_000))).toBeNull()
})

const askAsStranger = (mark: string) =>
  GET(aCall('GET', `/api/identity${mark}`, undefined, { 'x-client-address': '192.0.2.8' }))

test('the doctor may come again and again: only marks that nobody has placed are counted', async () => {
  const mark = await placeMark(database(), new Date())
  await askAsStranger('?mark=guess')
  const count = () =>
    backend.query(`SELECT points FROM rate_limits WHERE key = 'identities_of_client:192.0.2.8'`)
  const before = await count()
  expect(await read(await askAsStranger(`?mark=${mark.id}`))).toMatchObject({ status: 200 })
  expect(await count()).toEqual(before)
})

test('strangers are told nothing, and only so often', async () => {
  const ask = askAsStranger
  expect(await read(await ask(''))).toMatchObject({ status: 400 })
  expect(await read(await ask('?mark=guess'))).toEqual({
    status: 404,
    body: { error: 'There is no such mark.', code: 'not_found' },
  })
  await backend.query(`UPDATE rate_limits SET points = 120 WHERE key LIKE 'identities_of_client:%'`)
  expect(await read(await ask('?mark=guess'))).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  })
})
