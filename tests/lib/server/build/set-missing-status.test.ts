import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setMissingStatus } from '@/lib/server/build/set-missing-status'

const build = mkdtempSync(path.join(tmpdir(), 'built-'))
const write = (file: string, facts: object) => writeFileSync(path.join(build, file), JSON.stringify(facts))
const read = (file: string) => JSON.parse(readFileSync(path.join(build, file), 'utf8'))

afterAll(() => rmSync(build, { recursive: true, force: true }))

test('only the pages for unknown addresses are sent with 404, and no cache keeps them', () => {
  const made = { headers: { 'x-nextjs-prerender': '1' }, segmentPaths: ['/_tree'] }
  write('site.json', {
    buildId: 'build',
    pages: [{ path: '/ice', file: 'ice.html', varies: 'rsc' }],
    assets: [],
    errorPages: ['404.html', 'de/missing.html'],
  })
  mkdirSync(path.join(build, 'de'))
  for (const page of ['ice', '404', 'de/missing']) write(`${page}.meta`, made)
  setMissingStatus(build)
  expect(read('de/missing.meta')).toEqual({
    status: 404,
    headers: { 'x-nextjs-prerender': '1', 'cache-control': 'no-store' },
    segmentPaths: ['/_tree'],
  })
  for (const page of ['ice', '404']) expect(read(`${page}.meta`)).toEqual(made)
})
