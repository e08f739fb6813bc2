import fs, { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadEnvFiles } from '@/lib/server/process/load-env-files'
import { type Settings } from '@/tools/process/environment-variables'
import { startNodeProgram } from '@/tools/process/start-node-program'

const good = {
  DATABASE_URL: 'postgresql://app:app@127.0.0.1:1/app',
  SITE_URL: 'https://www.example.com',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'a@example.com',
  OPERATOR_INBOXES: 'a@example.com',
}

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'settings-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, settings: Readonly<Record<string, string>>): void {
  const lines = Object.entries(settings).map(([key, value]) => `${key}=${value}`)
  writeFileSync(path.join(folder, name), `${lines.join('\n')}\n`)
}

/** The output of one of our programs started in the folder, without any of the site's settings in its environment. */
async function run(file: string, args: readonly string[] = [], env: Settings = {}): Promise<string> {
  const tsx = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href
  const command = ['--conditions=react-server', '--import', tsx, path.resolve(file), ...args]
  const bare = { PATH: process.env.PATH, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') }
  const program = startNodeProgram(command, { env: { ...bare, ...env }, isShown: false, cwd: folder })
  return (await program.ended).output
}

const PROGRAMS: readonly (readonly [string, readonly string[]])[] = [
  ['lib/commands/ops.ts', ['booking', 'list']],
  ['lib/server/process/worker.ts', []],
  ['prisma/seed.ts', []],
]

test.each(PROGRAMS)('%s reads the same files as the site, in the same order', async (file, args) => {
  write('.env', { ...good, DATABASE_URL: 'from-env', LOG_LEVEL: 'loud' })
  write('.env.production', { DATABASE_URL: 'from-production', LOG_LEVEL: 'loud' })
  write('.env.local', { DATABASE_URL: 'mysql://from-local', LOG_LEVEL: 'info' })
  write('.env.development', { LOG_LEVEL: 'of development' })
  const said = await run(file, args)
  expect(said).toContain('DATABASE_URL: must be')
  expect(said).not.toContain('LOG_LEVEL')
})

test('the environment takes precedence over every file', async () => {
  write('.env.production.local', { ...good, LOG_LEVEL: 'loud' })
  const said = await run('lib/commands/ops.ts', ['booking', 'list'], { LOG_LEVEL: 'info' })
  expect(said).not.toContain('LOG_LEVEL')
  expect(said).not.toContain('See .env.example')
})

test('a secret may be in a file; what is wrong with one is said in a line, before anything starts', async () => {
  write('.env', { ...good, DATABASE_URL: '', DATABASE_URL_FILE: folder })
  const said = await run('lib/server/process/worker.ts')
  expect(said).toContain(`DATABASE_URL_FILE: ${folder} is a folder; the file itself is probably missing`)
  expect(said).not.toContain('    at ')
})

test('migrations go to the database that the site uses', async () => {
  write('.env', good)
  write('.env.local', { DATABASE_URL: 'postgresql://app:app@127.0.0.1:1/of_local' })
  const config = ['--config', path.resolve('prisma.config.ts')]
  const said = await run('node_modules/prisma/build/index.js', ['migrate', 'status', ...config], {
    CHECKPOINT_DISABLE: '1',
  })
  expect(said).toContain('"of_local"')
})

// Tests may run as root, who may read everything.
test('a file of settings that this user may not read is named, and not left out', () => {
  write('.env', good)
  jest.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw Object.assign(new Error('permission denied'), { code: 'EACCES' })
  })
  expect(() => loadEnvFiles(folder, { isDevelopment: false })).toThrow('.env: this user may not read it')
  jest.restoreAllMocks()
})
