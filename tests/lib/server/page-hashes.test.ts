import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { collectPageHashes, inlineScriptHashes } from '@/lib/server/page-hashes'

// printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"

test('inline scripts are known by their hashes, each once', () => {
  expect(inlineScriptHashes('<script>alert(1)</script><p></p><script id="x">alert(1)</script>')).toEqual([
    ALERT,
  ])
})

test('scripts from files and structured data need no hash', () => {
  const html = '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>'
  expect(inlineScriptHashes(html)).toEqual([])
})

test('every page that the build wrote is found under its route', () => {
  const build = mkdtempSync(path.join(tmpdir(), 'page-hashes-'))
  const pages = path.join(build, 'server', 'app')
  mkdirSync(path.join(pages, 'blog'), { recursive: true })
  for (const name of ['index', 'blog', 'blog/ice', '_not-found']) {
    writeFileSync(path.join(pages, `${name}.html`), '<script>alert(1)</script>')
  }
  writeFileSync(path.join(pages, 'index.rsc'), '<script>no</script>')
  expect(collectPageHashes(build)).toEqual({
    '/': [ALERT],
    '/_not-found': [ALERT],
    '/blog': [ALERT],
    '/blog/ice': [ALERT],
  })
  rmSync(build, { recursive: true })
})
