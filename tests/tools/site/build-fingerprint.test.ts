import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { computeBuildFingerprint } from '@/tools/site/build-fingerprint'

let project: string
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'project-'))
  write('package-lock.json', '{}')
  write('app/page.tsx', 'home')
  write('public/images/fell.webp', 'picture')
  write('lib/db/generated/client.ts', 'client')
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(path.join(project, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(project, file), text)
}

const settings = { SITE_URL: 'http://localhost:3000', NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_local' }
const now = new Date('2026-12-12T12:00:00Z')
const fingerprint = (env = {}, at = now) => computeBuildFingerprint(project, { ...settings, ...env }, at)

test.each([
  ['a page', 'app/page.tsx', 'house'],
  ['a page that is new', 'app/tours/page.tsx', 'tours'],
  ['a file in a folder that is new', 'features/page.tsx', 'new'],
  ['a picture', 'public/images/fell.webp', 'another'],
  ['the lockfile', 'package-lock.json', '{ }'],
  ['the config', 'next.config.ts', 'export default {}'],
  ['the database client', 'lib/db/generated/client.ts', 'another'],
  ['a settings file', '.env.local', 'SITE_URL=http://lumi.test'],
])('a new build is made when %s has changed', (_what, file, text) => {
  const before = fingerprint()
  write(file, text)
  expect(fingerprint()).not.toBe(before)
})

test('a removed or renamed file causes a new build', () => {
  const before = fingerprint()
  rmSync(path.join(project, 'app/page.tsx'))
  const without = fingerprint()
  write('app/other.tsx', 'home')
  expect(new Set([before, without, fingerprint()]).size).toBe(3)
})

test('text that moves from one file to the next counts as a change', () => {
  write('app/a.ts', 'onetwo')
  write('app/b.ts', '')
  const before = fingerprint()
  write('app/a.ts', 'one')
  write('app/b.ts', 'two')
  expect(fingerprint()).not.toBe(before)
})

test.each([
  ['SITE_URL', { SITE_URL: 'http://localhost:3001' }],
  ['a public setting', { NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: '' }],
  ['a live key', { STRIPE_SECRET_KEY: 'sk_live_1' }],
  ['the adapter', { NEXT_ADAPTER_PATH: '/adapter.js' }],
])('another value of %s causes a new build', (_what, env) => {
  expect(fingerprint(env)).not.toBe(fingerprint())
})

test('settings read at each start, and files outside the build, cause no new build', () => {
  const before = fingerprint()
  const env = { DATABASE_URL: 'postgresql://b', STRIPE_API_BASE: 'http://127.0.0.1:1', SMTP_URL: 'smtp://b' }
  expect(fingerprint({ ...env, NEXT_DIST_DIR: '.data/site-3000' })).toBe(before)
  write('tests/app/page.test.ts', 'test')
  write('docs/style.md', 'words')
  write('node_modules/next/package.json', '{}')
  write('.next/site.json', '{}')
  write('.data/site.env', 'PORT=3000')
  write('next-env.d.ts', 'types')
  write('tsconfig.tsbuildinfo', '{}')
  expect(fingerprint()).toBe(before)
})

test('a build is valid for a calendar month in Finland, because pages name the current season', () => {
  const before = fingerprint()
  expect(fingerprint({}, new Date('2026-12-31T21:59:00Z'))).toBe(before)
  expect(fingerprint({}, new Date('2026-12-31T22:00:00Z'))).not.toBe(before)
})
