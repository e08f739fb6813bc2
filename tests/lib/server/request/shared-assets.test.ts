import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BuiltFile } from '@/lib/server/request/built-files'
import { AssetConflictError, findSharedAsset, shareAssets } from '@/lib/server/request/shared-assets'

const folder = mkdtempSync(path.join(tmpdir(), 'assets-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => jest.useFakeTimers({ now: Date.now() }))
afterEach(() => jest.useRealTimers())

const A_DAY = 86_400_000

/** A build with a page and one script. */
const aBuild = (name: string, text = name): ReadonlyMap<string, BuiltFile> =>
  new Map(
    ['/', `/_next/static/chunks/${name}.js`].map((url) => [
      url,
      { headers: {}, bodies: { identity: Buffer.from(text), br: Buffer.from(`br of ${text}`) } },
    ]),
  )

const find = (url: string) => findSharedAsset(folder, url, { 'X-Frame-Options': 'DENY' })

test('an instance finds the scripts of builds before and after its own, with their compressed copies', () => {
  for (const name of ['before', 'after']) shareAssets(folder, aBuild(name))
  expect(find('/_next/static/chunks/before.js')).toEqual({
    headers: expect.objectContaining({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': 'application/javascript; charset=UTF-8',
      'X-Frame-Options': 'DENY',
    }),
    bodies: { identity: Buffer.from('before'), br: Buffer.from('br of before') },
  })
  expect(find('/_next/static/chunks/after.js')?.bodies.identity.toString()).toBe('after')
})

test.each([
  '/',
  '/_next/static/chunks/nowhere.js',
  '/_next/static/chunks',
  '/_next/static/../../secret',
  '/_next/static/%2e%2e/secret',
  '/_next/static/chunks/.env',
])('%s is not found', (url) => {
  writeFileSync(path.join(folder, 'secret'), 'secret')
  expect(find(url)).toBeUndefined()
})

test('a file goes a week after its last build ran, however long that had been running', () => {
  shareAssets(folder, aBuild('long'))
  jest.advanceTimersByTime(30 * A_DAY)
  shareAssets(folder, aBuild('next'))
  expect(find('/_next/static/chunks/long.js')).toBeDefined()
  const week = new Date(Date.now() - 7 * A_DAY - 1)
  utimesSync(path.join(folder, '_next/static/chunks/long.js'), week, week)
  shareAssets(folder, aBuild('last'))
  expect(find('/_next/static/chunks/long.js')).toBeUndefined()
  expect(existsSync(path.join(folder, '_next/static/chunks/long.js.br'))).toBe(false)
  expect(find('/_next/static/chunks/next.js')).toBeDefined()
})

test('a build whose file has the name of another’s, and other bytes, does not start', () => {
  shareAssets(folder, aBuild('same'))
  shareAssets(folder, aBuild('same'))
  expect(() => shareAssets(folder, aBuild('same', 'other bytes'))).toThrow(AssetConflictError)
  expect(find('/_next/static/chunks/same.js')?.bodies.identity.toString()).toBe('same')
})
