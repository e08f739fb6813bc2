import { listInlineScriptHashes } from '@/lib/server/build/list-inline-script-hashes'

// printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"

test('inline scripts are listed by their hashes, each once', () => {
  expect(listInlineScriptHashes('<script>alert(1)</script><p></p><script id="x">alert(1)</script>')).toEqual([
    ALERT,
  ])
})

test('scripts from files and structured data need no hash', () => {
  const html = '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>'
  expect(listInlineScriptHashes(html)).toEqual([])
})
