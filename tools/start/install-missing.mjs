import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { runGuarded } from './run-guarded.mjs'

const INSTALLED = 'node_modules/.package-lock.json'
const SCHEMA = 'prisma/schema.prisma'
const GENERATED = 'lib/db/generated/client.ts'

/** Install the packages and generate the database client where they are missing or old. Answers what went wrong, or null. */
export async function installMissing() {
  if (!isInstalled()) {
    console.log('Installing packages (npm ci). This takes a minute or two the first time.')
    // With NODE_ENV=production npm would leave out what builds and tests the site.
    const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    if (code !== 0) return 'The packages could not be installed: see what npm says above.'
  }
  if (!isGenerated()) {
    console.log('Generating the database client (prisma generate).')
    const code = await runGuarded(process.execPath, [
      path.resolve('node_modules/prisma/build/index.js'),
      'generate',
    ])
    if (code !== 0) return 'The database client could not be generated: see what Prisma says above.'
  }
  return null
}

/**
 * Whether node_modules comes from this package-lock.json. npm leaves out what other systems and unused peers would
 * need, so it is enough that what we ask for is there, and that nothing has another version.
 */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const installed = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages
  const asked = Object.keys({ ...wanted[''].dependencies, ...wanted[''].devDependencies })
  return (
    asked.every((name) => installed[`node_modules/${name}`] && existsSync(`node_modules/${name}`)) &&
    Object.entries(installed).every(([folder, { version }]) => wanted[folder]?.version === version)
  )
}

function isGenerated() {
  return existsSync(GENERATED) && statSync(GENERATED).mtimeMs >= statSync(SCHEMA).mtimeMs
}

function npm(args) {
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.c?js$/.test(cli)) return runGuarded(process.execPath, [cli, ...args])
  return runGuarded('npm', args, { shell: process.platform === 'win32' })
}
