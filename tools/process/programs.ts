import path from 'node:path'

// Paths to run with Node directly, not through node_modules/.bin: a shell in between would swallow signals.
export const NEXT_CLI = path.resolve('node_modules/next/dist/bin/next')
export const ESLINT_CLI = path.resolve('node_modules/eslint/bin/eslint.js')
export const PRETTIER_CLI = path.resolve('node_modules/prettier/bin/prettier.cjs')
export const KNIP_CLI = path.resolve('node_modules/knip/bin/knip.js')
export const TSC_CLI = path.resolve('node_modules/typescript/bin/tsc')
export const JEST_CLI = path.resolve('node_modules/jest/bin/jest.js')
export const PLAYWRIGHT_CLI = path.resolve('node_modules/@playwright/test/cli.js')

/** `npm run db:migrate -- --contract`: run all migrations. */
export const MIGRATE_ARGS = [
  '--conditions=react-server',
  '--import',
  'tsx',
  path.resolve('prisma/migrate.ts'),
  '--contract',
]

/** Create the job queue's tables and run `npm run db:seed`, both in one program. */
export const INSTALL_QUEUE_AND_SEED_ARGS = [
  '--conditions=react-server',
  '--import',
  'tsx',
  path.resolve('prisma/install-queue-and-seed.ts'),
]

/** Exit with 1 if the release in the folder that follows cannot run on its database. */
export const CHECK_RELEASE_ARGS = [
  '--conditions=react-server',
  '--import',
  'tsx',
  path.resolve('prisma/check-release.ts'),
]

/** `npm run ops`. */
export const OPS_ARGS = ['--conditions=react-server', '--import', 'tsx', path.resolve('lib/commands/ops.ts')]

/** `npm run worker`. */
export const WORKER_ARGS = [
  '--conditions=react-server',
  '--import',
  'tsx',
  path.resolve('lib/server/process/worker.ts'),
]

/** `npm start`, for a build in this folder. */
export function siteArgs(build: string): readonly string[] {
  return [path.resolve(build, 'main.cjs')]
}

/** `npm run build`. */
export const BUILD_SITE_ARGS = ['--import', 'tsx', path.resolve('lib/server/build/build.ts')]

/** The same with less compression, for a site visited from the same machine. */
export const QUICK_BUILD_ARGS = [...BUILD_SITE_ARGS, '--quick']
