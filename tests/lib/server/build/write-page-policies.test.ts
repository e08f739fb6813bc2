import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listInlineScriptHashes } from '@/lib/server/build/list-inline-script-hashes'
import { addScriptPolicy, writePagePolicies } from '@/lib/server/build/write-page-policies'

const HEAD = '<!DOCTYPE html><html><head><meta charSet="utf-8"/>'
const REST = '<title>$& Ice</title></head><body><script>alert(1)</script></body></html>'
// printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"
const META = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' ${ALERT} https://js.stripe.com"/>`

test('a page contains its own script policy, before any script, and is otherwise unchanged', () => {
  expect(addScriptPolicy(HEAD + REST)).toBe(HEAD + META + REST)
  expect(listInlineScriptHashes(HEAD + META + REST)).toEqual([ALERT])
})

test('a page without a charset fails the build', () => {
  expect(() => addScriptPolicy(REST)).toThrow('charset')
})

test('every page of a build gets its policy, and nothing else is changed', () => {
  const build = mkdtempSync(path.join(tmpdir(), 'pages-'))
  const write = (file: string, text: string) => writeFileSync(path.join(build, file), text)
  const page = { path: '/ice', file: 'ice.html', varies: 'rsc' }
  write(
    'site.json',
    JSON.stringify({ buildId: 'build', pages: [page], assets: [], errorPages: ['404.html'] }),
  )
  write('ice.html', HEAD + REST)
  write('404.html', HEAD + REST)
  writePagePolicies(build)
  expect(readFileSync(path.join(build, 'ice.html'), 'utf8')).toBe(HEAD + META + REST)
  expect(readFileSync(path.join(build, '404.html'), 'utf8')).toBe(HEAD + REST)
  rmSync(build, { recursive: true, force: true })
})
