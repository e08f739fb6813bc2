import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listEnvFiles } from '@/lib/doctor/settings/list-env-files'
import { parseEnv, SETTING_NAMES, usableSettings } from '@/lib/env'
import { examine, LIVE, testCases } from '@/tests/support/a-doctored-site'
import { temporaryFolders } from '@/tests/support/temporary-folders'
import { readFileSync } from 'node:fs'

const aFolder = temporaryFolders()

const settings = Object.keys(LIVE)
const file = { name: '.env', settings, isReadableByOthers: false }

testCases([
  ['settings.read', {}, 'good', '.env'],
  ['settings.read', { settingFaults: ['SMTP_URL: is missing'] }, 'wrong', 'SMTP_URL: is missing'],
  [
    'settings.read',
    { envFiles: [{ ...file, settings: [...settings, 'PORT', 'PORT'] }] },
    'wrong',
    'PORT: is given twice in .env',
  ],
  ['settings.unknown', {}, 'good', ''],
  [
    'settings.unknown',
    { envFiles: [{ ...file, settings: ['TRUSTED_PROXY_HOP'] }] },
    'thought',
    'call TRUSTED_PROXY_HOP TRUSTED_PROXY_HOPS',
  ],
  [
    'settings.unknown',
    { envFiles: [{ ...file, settings: ['REDIS_CLUSTER_NODES'] }] },
    'thought',
    'remove REDIS_CLUSTER_NODES',
  ],
  ['settings.mixture', {}, 'good', 'live keys of one account'],
  [
    'settings.mixture',
    { env: { STRIPE_SECRET_KEY: '', NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: '' } },
    'good',
    'no Stripe keys',
  ],
  [
    'settings.mixture',
    { env: { NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_1' } },
    'wrong',
    'the secret key is live, the publishable key test',
  ],
  ['settings.mixture', { env: { NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: '' } }, 'wrong', 'only one'],
  [
    'settings.mixture',
    { env: { NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_live_51ZzZzZzZzZzZzZzpublic' } },
    'wrong',
    'different Stripe accounts',
  ],
  ['settings.mixture', { env: { STRIPE_API_BASE: 'http://127.0.0.1:9' } }, 'wrong', 'stand-in'],
  ...['http://lumi.test', 'https://127.0.0.1', 'https://www.example.com'].map(
    (SITE_URL) => ['settings.mixture', { env: { SITE_URL } }, 'wrong', SITE_URL] as const,
  ),
  [
    'settings.mixture',
    { env: { STRIPE_SECRET_KEY: 'sk_test_1', NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_1' } },
    'thought',
    'without money',
  ],
  ['settings.files', {}, 'good', '.env'],
  ['settings.files', { envFiles: [{ ...file, isReadableByOthers: true }] }, 'thought', 'sudo chmod 600 .env'],
])

test('a secret in a file that others may read is named', async () => {
  const secret = path.join(aFolder(), 'smtp-url')
  writeFileSync(secret, LIVE.SMTP_URL)
  chmodSync(secret, 0o644)
  const env = { SMTP_URL_FILE: secret }
  expect(await examine('settings.files', { env })).toMatchObject({
    grade: 'thought',
    fix: `sudo chmod 600 ${secret}`,
  })
  chmodSync(secret, 0o600)
  expect(await examine('settings.files', { env })).toMatchObject({ grade: 'good' })
})

test('the files of settings are listed with their names, and whether others may read them', () => {
  const folder = aFolder()
  writeFileSync(path.join(folder, '.env'), '# PORT=1\nSITE_URL=https://a.test\nexport HOST=\n', {
    mode: 0o600,
  })
  writeFileSync(path.join(folder, '.env.local'), 'PORT=1')
  chmodSync(path.join(folder, '.env.local'), 0o644)
  expect(listEnvFiles(folder)).toEqual([
    { name: '.env.local', settings: ['PORT'], isReadableByOthers: true },
    { name: '.env', settings: ['SITE_URL', 'HOST'], isReadableByOthers: false },
  ])
})

test('settings that can be used are known although others cannot', () => {
  const broken = { ...LIVE, SMTP_URL: 'mail.lumi.test', PORT: 'first' }
  expect(() => parseEnv(broken)).toThrow('SMTP_URL')
  const usable = usableSettings(broken)
  expect(usable).toMatchObject({ SITE_URL: LIVE.SITE_URL, TRUSTED_PROXY_HOPS: 1, HSTS: 'host' })
  expect(usable).not.toHaveProperty('SMTP_URL')
  expect(usable).not.toHaveProperty('PORT')
})

test('.env.example names only settings that are read', () => {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z_]+)=/gm)].map(
    ([, name = '']) => name,
  )
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([])
})
