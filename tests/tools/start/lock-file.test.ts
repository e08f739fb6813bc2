import { readFileSync } from 'node:fs'

test('the lock file says where the package with a folder of programs is: npm 11.6, which Node 24.11 brings, installs nothing otherwise', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string; resolved?: string }>
  }
  const { version = '', resolved } = packages['node_modules/editorconfig'] ?? {}
  expect(resolved).toBe(`https://registry.npmjs.org/editorconfig/-/editorconfig-${version}.tgz`)
})
