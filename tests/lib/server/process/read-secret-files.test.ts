import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readSecretFiles } from '@/lib/server/process/read-secret-files'

const folder = mkdtempSync(path.join(os.tmpdir(), 'secrets-'))
const file = path.join(folder, 'key')
writeFileSync(file, 'sk_test_of_file\r\n')
writeFileSync(path.join(folder, 'empty'), '')

type Settings = Readonly<Record<string, string>>

afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => Reflect.deleteProperty(globalThis, 'lumiSecretFiles'))

/** Read the secrets of an environment, completed from a .env file as Next does it. */
function read(environment: Settings, envFile: Settings = {}) {
  const env: Record<string, string | undefined> = { ...envFile, ...environment }
  readSecretFiles(env, environment)
  return env
}

test('a secret is read from its file, without the end of its line, and only once', () => {
  const env = read({}, { STRIPE_SECRET_KEY_FILE: file })
  expect(env.STRIPE_SECRET_KEY).toBe('sk_test_of_file')
  readSecretFiles(env, { ...env })
  expect(env.STRIPE_SECRET_KEY).toBe('sk_test_of_file')
})

test('the environment takes precedence over .env files, whichever of the two names the file', () => {
  const direct = { STRIPE_SECRET_KEY: 'sk_test_direct' }
  const byFile = { STRIPE_SECRET_KEY_FILE: file }
  expect(read(direct, byFile).STRIPE_SECRET_KEY).toBe('sk_test_direct')
  expect(read(byFile, direct).STRIPE_SECRET_KEY).toBe('sk_test_of_file')
})

test.each([
  [
    'given twice in one place',
    { SMTP_URL: 'smtp://a', SMTP_URL_FILE: file },
    'SMTP_URL is given as well; keep one of the two',
  ],
  ['a folder', { SMTP_URL_FILE: folder }, `${folder} is a folder; the file itself is probably missing`],
  ['missing', { SMTP_URL_FILE: `${folder}/none` }, `${folder}/none cannot be read (ENOENT)`],
  ['empty', { SMTP_URL_FILE: `${folder}/empty` }, `${folder}/empty is empty`],
])('a file that is %s is refused by name, with all other faults', (_, settings: Settings, fault) => {
  const other = { STRIPE_SECRET_KEY_FILE: `${folder}/empty` }
  const lines = `STRIPE_SECRET_KEY_FILE: ${folder}/empty is empty\nSMTP_URL_FILE: ${fault}`
  expect(() => read({}, { ...settings, ...other })).toThrow(lines)
  expect(() => read({ ...settings, ...other })).toThrow(lines)
})
