import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import { optimizedFile } from '@/lib/pictures/optimized-file'
import { build, emailsAbout, smtpUrl, stripeUrl } from '@/tests/e2e/running-sites'
import { expect, test } from '@/tests/e2e/test'
import { dropDatabase, ensureDatabase } from '@/tools/postgres/ensure-database'
import { siteRoleUrl } from '@/tools/postgres/ensure-site-role'
import { type Settings } from '@/tools/process/environment-variables'
import { type Program, startNodeProgram } from '@/tools/process/start-node-program'
import { siteEnvironment } from '@/tools/site/environment'

/* `npm run build:slim`: what the image has. In a folder of its own, so that no package of the project is found. */

const GUEST = 'slim@example.com'

/** What production must not need. */
const COMPILERS = ['@next/swc-linux-x64-gnu', 'typescript', 'tsx', 'esbuild', 'prisma']

const folder = mkdtempSync(path.join(tmpdir(), 'slim-'))
const ownerUrl = new URL(process.env.DATABASE_URL ?? '')
ownerUrl.pathname = `/slim_${process.pid}`
const running: Program[] = []

let env: Settings = {}
let siteUrl = ''

test.beforeAll(async () => {
  await ensureDatabase(ownerUrl.href)
  const port = await getPort()
  siteUrl = `http://localhost:${port}`
  env = {
    ...siteEnvironment(process.env, { port, databaseUrl: siteRoleUrl(ownerUrl.href), stripeUrl, smtpUrl }),
    WORKER_IN_PROCESS: 'false',
  }
  const slim = ['--conditions=react-server', '--import', 'tsx', path.resolve('lib/server/build/slim.ts')]
  const { code, output } = await startNodeProgram([...slim, folder], {
    env: { ...env, NEXT_DIST_DIR: build },
    isShown: false,
  }).ended
  expect({ code, output }).toMatchObject({ code: 0 })
})

test.afterAll(async () => {
  for (const program of running) await program.stop()
  rmSync(folder, { recursive: true, force: true })
  await dropDatabase(ownerUrl.href)
})

function start(bundle: string, args: readonly string[] = [], settings: Settings = {}): Program {
  const program = startNodeProgram([path.join('.next', bundle), ...args], {
    env: { ...env, ...settings },
    isShown: false,
    cwd: folder,
  })
  running.push(program)
  return program
}

async function run(bundle: string, args: readonly string[], settings?: Settings): Promise<string> {
  const { code, output } = await start(bundle, args, settings).ended
  expect({ code, output }).toMatchObject({ code: 0 })
  return output
}

test('migrations, commands, site and worker run without a compiler and without Prisma’s command line', async ({
  request,
}) => {
  expect(COMPILERS.filter((name) => existsSync(path.join(folder, 'node_modules', name)))).toEqual([])
  expect(await run('migrate.cjs', [], { DATABASE_OWNER_URL: ownerUrl.href })).toContain('_init')
  await run('ops.cjs', ['season', 'open', 'all', String(new Date().getFullYear()), '--yes'])
  const site = start('main.cjs')
  await expect(async () => expect((await request.get(`${siteUrl}/api/health`)).ok()).toBe(true)).toPass()
  const get = async (address: string, type: string) => {
    const answer = await request.get(`${siteUrl}${address}`, { headers: { accept: 'image/webp,*/*' } })
    expect([address, answer.status(), answer.headers()['content-type']]).toEqual([
      address,
      200,
      expect.stringContaining(type),
    ])
    return answer
  }
  await get('/', 'text/html')
  await get('/sitemap.xml', 'xml')
  await get(optimizedFile('/images/aurora-cabin-guests.webp'), 'image/webp')
  const { availableDates } = await (await get('/api/availability?tourId=1', 'json')).json()

  // The worker writes the e-mail and draws the receipt.
  const booking = ['booking', 'new', '1', availableDates[0].date, '--name', 'Aino Slim', '--email', GUEST]
  await run('ops.cjs', [...booking, '--adults', '2', '--pay', 'paid', '--method', 'cash', '--yes'])
  const worker = start('worker.cjs')
  await expect
    .poll(async () => (await emailsAbout(GUEST)).flatMap(({ attachments }) => attachments))
    .toContainEqual(expect.objectContaining({ contentType: 'application/pdf' }))
  const [link = ''] = (await emailsAbout(GUEST)).flatMap(({ text }) => /\/booking\/[\w.-]+/.exec(text) ?? [])
  const page = await (await get(link, 'text/html')).text()
  expect(page).toContain('Aino Slim')
  const [receipt = ''] = /\/booking\/[\w.-]+\/documents\/R-[\d-]+/.exec(page) ?? []
  await get(receipt, 'application/pdf')

  await Promise.all([site.stop(), worker.stop()])
  const ends = await Promise.all([site.ended, worker.ended])
  expect(ends).toMatchObject([{ code: 0 }, { code: 0 }])
  expect(ends.map(({ output }) => output).join('')).not.toMatch(/"level":"(?:error|fatal)"/)
})
