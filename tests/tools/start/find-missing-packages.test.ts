import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const FILE = pathToFileURL(path.resolve('tools/start/find-missing-packages.mjs')).href

let project: string
beforeEach(() => void (project = mkdtempSync(path.join(os.tmpdir(), 'project-'))))
afterEach(() => rmSync(project, { recursive: true, force: true }))

/** A project with `site` as a dependency, and `checker` as a development dependency, which depends on `part`. */
function install(versions: Readonly<Record<string, string>>): void {
  const locked = {
    'node_modules/site': { version: '1.0.0' },
    'node_modules/checker': { version: '1.0.0', dev: true },
    'node_modules/part': { version: '1.0.0', dev: true },
  }
  const root = { dependencies: { site: '1.0.0' }, devDependencies: { checker: '1.0.0' } }
  write('package-lock.json', { packages: { '': root, ...locked } })
  const installed = Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }])
  write('node_modules/.package-lock.json', { packages: Object.fromEntries(installed) })
  for (const name of Object.keys(versions)) mkdirSync(path.join(project, 'node_modules', name))
}

function write(file: string, content: unknown): void {
  mkdirSync(path.join(project, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(project, file), JSON.stringify(content))
}

/**
 * A plain JavaScript module, which Node itself has to load. Returns the results without and with the tests' packages.
 */
function missing(): readonly [string | null, string | null] {
  const ask = (withTests: boolean) => `findMissingPackages(process.argv[1], { withTests: ${withTests} })`
  const script = `import { findMissingPackages } from '${FILE}'
    console.log(JSON.stringify([${ask(false)}, ${ask(true)}]))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script, project])
  return JSON.parse(stdout.toString())
}

test('a fresh clone needs everything', () => {
  write('package-lock.json', { packages: {} })
  expect(missing()).toEqual(['all', 'all'])
})

test('with the site’s packages installed, tests need the rest', () => {
  install({ site: '1.0.0' })
  expect(missing()).toEqual([null, 'rest'])
})

test('with everything installed nothing is missing, and packages for other platforms may be absent', () => {
  install({ site: '1.0.0', checker: '1.0.0' })
  expect(missing()).toEqual([null, null])
})

test('with a version other than the lockfile’s, everything is installed again', () => {
  install({ site: '1.0.0', part: '0.9.0' })
  expect(missing()).toEqual(['all', 'all'])
})

test('with a package deleted that npm still lists, everything is installed again', () => {
  install({ site: '1.0.0', checker: '1.0.0' })
  rmSync(path.join(project, 'node_modules/site'), { recursive: true })
  expect(missing()).toEqual(['all', 'all'])
})

test('when adding the rest was interrupted, everything is installed again', () => {
  install({ site: '1.0.0', checker: '1.0.0' })
  write('node_modules/.adding', '')
  expect(missing()).toEqual(['all', 'all'])
})
