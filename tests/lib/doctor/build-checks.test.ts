import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readBuild } from '@/lib/doctor/build/read-build'
import { aDoctoredSite, identity, LIVE, SITE_URL, testCases } from '@/tests/support/a-doctored-site'
import { temporaryFolders } from '@/tests/support/temporary-folders'

const aFolder = temporaryFolders()

const build = aDoctoredSite().build()
const aBuild = (overrides: object) => ({ build: () => build && { ...build, ...overrides } })
const anAnswer = (overrides: object) => ({
  identity: async () => ({ kind: 'proved', identity: { ...identity, ...overrides } }) as const,
})

testCases([
  ['build.address', {}, 'good', SITE_URL],
  ['build.address', { build: () => null }, 'wrong', 'npm run build'],
  ['build.address', aBuild({ siteUrl: '' }), 'wrong', 'without SITE_URL'],
  ['build.address', aBuild({ siteUrl: 'https://old.test' }), 'wrong', 'built for https://old.test'],
  ['build.address', { env: { SITE_URL: 'lumi' } }, 'skipped', 'SITE_URL cannot be used'],
  ['build.key', {}, 'good', 'pk_live_…blic'],
  ['build.key', aBuild({ keys: [] }), 'wrong', 'no publishable key'],
  ['build.key', aBuild({ keys: ['pk_test_old1'] }), 'wrong', 'pk_test_…old1'],
  [
    'build.key',
    { ...aBuild({ keys: [] }), env: { NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: '' } },
    'good',
    'cryptocurrency',
  ],
  ['build.same', {}, 'good', '10 answers from build-1'],
  [
    'build.same',
    anAnswer({ buildId: 'build-2' }),
    'wrong',
    '10 answers from build-2; this folder has build-1',
  ],
  ['build.nights', {}, 'good', 'until 2028-12'],
  ['build.nights', aBuild({ lastNights: '2027-12' }), 'thought', 'until 2027-12'],
  ['build.nights', aBuild({ lastNights: null }), 'thought', 'no nights'],
  ['build.samples', {}, 'wrong', 'content/company.ts'],
  [
    'build.samples',
    { env: { STRIPE_SECRET_KEY: 'sk_test_1', NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_1' } },
    'good',
    'allowed without',
  ],
  ['node.version', {}, 'good', 'Node 24.4.0, supported until 2028-04-30'],
  ['node.version', { node: { version: '20.18.3', required: '>=20.19' } }, 'thought', '>=20.19'],
  [
    'node.version',
    { node: { version: '20.19.0', required: '>=20.19' } },
    'thought',
    'not supported since 2026-04-30',
  ],
  ['node.version', { node: { version: '25.1.0', required: '>=20.19' } }, 'thought', 'not supported'],
])

test('a build says what it was made with', () => {
  const folder = aFolder()
  expect(readBuild(folder)).toBeNull()
  const write = (file: string, content: unknown) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
  }
  const pages = [{ path: '/snowshoe-rental', file: 'server/snowshoe-rental.html', varies: '' }]
  write('site.json', { buildId: 'build-1', pages, assets: [], errorPages: [] })
  // As in a page's data, of which the script around it has a text.
  const props = JSON.stringify({ publishableKey: LIVE.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY })
  write('server/snowshoe-rental.html', `<script>push([1,${JSON.stringify(props)}])</script>`)
  expect(readBuild(folder)).toEqual({ ...build, siteUrl: '', lastNights: null })
  write('required-server-files.json', { config: { env: { BUILT_SITE_URL: SITE_URL } } })
  write('prerender-manifest.json', {
    routes: { '/': {}, '/nights/2028-12.json': {}, '/nights/2028-11.json': {} },
  })
  expect(readBuild(folder)).toEqual(build)
})
