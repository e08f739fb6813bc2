import path from 'node:path'

// Paths to run with Node directly, not through node_modules/.bin: a shell in between would swallow signals.
export const NEXT_CLI = path.resolve('node_modules/next/dist/bin/next')
export const ESLINT_CLI = path.resolve('node_modules/eslint/bin/eslint.js')
export const PRETTIER_CLI = path.resolve('node_modules/prettier/bin/prettier.cjs')
export const KNIP_CLI = path.resolve('node_modules/knip/bin/knip.js')
export const TSC_CLI = path.resolve('node_modules/typescript/bin/tsc')
export const JEST_CLI = path.resolve('node_modules/jest/bin/jest.js')
export const PLAYWRIGHT_CLI = path.resolve('node_modules/@playwright/test/cli.js')

/** Arguments for `npm run db:migrate -- --contract`, which runs all migrations. */
export const MIGRATE_ARGS = [
  '--conditions=react-server',
  '--import',
  'tsx',
  path.resolve('prisma/migrate.ts'),
  '--contract',
]

/** Arguments for a program that creates the job queue's tables and runs `npm run db:seed`. */
export const INSTALL_QUEUE_AND_SEED_ARGS = [
  '--conditions=react-server',
  '--import',
  'tsx',
  path.resolve('prisma/install-queue-and-seed.ts'),
]

/** Arguments for a check that exits with 1 if the release in the folder named next cannot run on its database. */
export const CHECK_RELEASE_ARGS = [
  '--conditions=react-server',
  '--import',
  'tsx',
  path.resolve('prisma/check-release.ts'),
]

/** Arguments for `npm run ops`. */
export const OPS_ARGS = ['--conditions=react-server', '--import', 'tsx', path.resolve('lib/commands/ops.ts')]

/** Arguments for `npm run worker`. */
export const WORKER_ARGS = [
  '--conditions=react-server',
  '--import',
  'tsx',
  path.resolve('lib/server/process/worker.ts'),
]

/** Arguments for `npm start`, with the build in this folder. */
export function siteArgs(build: string): readonly string[] {
  return [path.resolve(build, 'main.cjs')]
}

/** Arguments for `npm run build`. */
export const BUILD_SITE_ARGS = ['--import', 'tsx', path.resolve('lib/server/build/build.ts')]

/** Arguments for a build with less compression, for a site visited from the same machine. */
export const QUICK_BUILD_ARGS = [...BUILD_SITE_ARGS, '--quick']
