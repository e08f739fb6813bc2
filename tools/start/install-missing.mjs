import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ADDING, findMissing } from './find-missing.mjs'
import { runGuarded } from './run-guarded.mjs'

const SCHEMA = 'prisma/schema.prisma'
const GENERATED = 'lib/db/generated/client.ts'
const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error']

/**
 * Install the packages and generate the database client where they are missing or old. Answers what went wrong, or null.
 *
 * @param {{ withTests: boolean }} needs  whether also what tests and checks the site, which is half of all
 */
export async function installMissing(needs) {
  const missing = findMissing('.', needs)
  if (missing !== null) {
    // Said in so many words: with NODE_ENV=production npm would leave out what tests the site by itself.
    const groups = needs.withTests ? '--include=dev' : '--omit=dev'
    // `npm ci` begins by deleting all that is there. What is right and not enough is added to, from the same lockfile.
    const [command, ...options] = missing === 'all' ? ['ci'] : ['install', '--no-save']
    if (missing === 'rest') writeFileSync(ADDING, '')
    const isInstalled = await step(describe(command, needs), () =>
      npm([command, ...options, groups, ...QUIETLY]),
    )
    if (!isInstalled) return 'The packages could not be installed: see what npm says above.'
    rmSync(ADDING, { force: true })
  }
  if (!isGenerated()) {
    const prisma = path.resolve('node_modules/prisma/build/index.js')
    const isDone = await step('Generating the database client (prisma generate).', () =>
      runGuarded(process.execPath, [prisma, 'generate']),
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

/** As `tools/process/step.ts`, for before there is anything to run that. Answers whether the exit code was 0. */
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
  if (cli && /npm-cli\.c?js$/.test(cli)) return runGuarded(process.execPath, [cli, ...args])
  return runGuarded('npm', args, { shell: process.platform === 'win32' })
}
