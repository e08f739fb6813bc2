import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ADDING_MARKER, findMissingPackages } from './find-missing-packages.mjs'
import { runSupervised } from './run-supervised.mjs'

const SCHEMA = 'prisma/schema.prisma'
const GENERATED = 'lib/db/generated/client.ts'
const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error']

/**
 * Install the packages and generate the database client, if they are missing or outdated. Returns an error message, or
 * null.
 *
 * @param {{ withTests: boolean }} needs  whether to include the packages for testing and checks, half of the total
 */
export async function ensureInstalled(needs) {
  const missing = findMissingPackages('.', needs)
  if (missing !== null) {
    // Passed explicitly, because with NODE_ENV=production npm omits the packages for testing by default.
    const groups = needs.withTests ? '--include=dev' : '--omit=dev'
    // `npm ci` deletes everything first. If the installed packages are right but some are missing, add only those, from
    // the same lockfile.
    const [command, ...options] = missing === 'all' ? ['ci'] : ['install', '--no-save']
    if (missing === 'rest') writeFileSync(ADDING_MARKER, '')
    const isInstalled = await step(describe(command, needs), () =>
      npm([command, ...options, groups, ...QUIETLY]),
    )
    if (!isInstalled) return 'The packages could not be installed: see what npm says above.'
    rmSync(ADDING_MARKER, { force: true })
  }
  if (!isGenerated()) {
    const prisma = path.resolve('node_modules/prisma/build/index.js')
    const isDone = await step('Generating the database client (prisma generate).', () =>
      runSupervised(process.execPath, [prisma, 'generate']),
    )
    if (!isDone) return 'The database client could not be generated: see what Prisma says above.'
  }
  return null
}

function describe(command, { withTests }) {
  const time = command === 'ci' ? ' This takes a minute or so the first time.' : ''
  if (!withTests) return `Installing what the site needs (npm ${command}).${time}`
  const packages = command === 'ci' ? 'all packages' : 'what only the tests need'
  return `Installing ${packages} (npm ${command}).${time}`
}

/** Like `tools/process/run-logged-step.ts`, but works before TypeScript can run. Returns whether the exit code was 0. */
async function step(doing, run) {
  console.log(doing)
  const began = performance.now()
  const isDone = (await run()) === 0
  if (isDone) console.log(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s: ${doing}`)
  return isDone
}

function isGenerated() {
  return existsSync(GENERATED) && statSync(GENERATED).mtimeMs >= statSync(SCHEMA).mtimeMs
}

function npm(args) {
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.c?js$/.test(cli)) return runSupervised(process.execPath, [cli, ...args])
  return runSupervised('npm', args, { shell: process.platform === 'win32' })
}
