import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundleOfficeScript, writeOfficeScript } from '@/lib/server/build/bundle-office-script'
import { temporaryFolders } from '@/tests/support/temporary-folders'

const temporaryFolder = temporaryFolders()

test('the office’s script is one small file, named by its content', async () => {
  const script = await bundleOfficeScript()
  expect(script.url).toMatch(/^\/_next\/static\/office-[0-9a-f]{12}\.js$/)
  expect(gzipSync(script.code).length).toBeLessThan(6_000)
  expect(await bundleOfficeScript()).toEqual(script)
  const build = temporaryFolder()
  writeOfficeScript(build, script)
  expect(readFileSync(path.join(build, script.url.replace('/_next/', '')), 'utf8')).toBe(script.code)
})
