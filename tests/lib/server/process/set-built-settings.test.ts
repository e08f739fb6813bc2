import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { environment } from '@/lib/env'
import { setBuiltSettings } from '@/lib/server/process/set-built-settings'

const build = mkdtempSync(path.join(tmpdir(), 'built-'))

afterAll(() => {
  delete environment.__NEXT_PRIVATE_STANDALONE_CONFIG
  rmSync(build, { recursive: true, force: true })
})

test('Next gets the settings of the build and its folder, but not the adapter', () => {
  const config = { distDir: '.next', poweredByHeader: false, adapterPath: '/build/build-adapter.mjs' }
  writeFileSync(path.join(build, 'required-server-files.json'), JSON.stringify({ config }))
  setBuiltSettings(build)
  expect(JSON.parse(environment.__NEXT_PRIVATE_STANDALONE_CONFIG ?? '')).toEqual({
    distDir: build,
    poweredByHeader: false,
  })
})
