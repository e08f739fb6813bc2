import path from 'node:path'

// Paths to run with Node directly, not through node_modules/.bin: a shell in between would swallow signals.
export const NEXT = path.resolve('node_modules/next/dist/bin/next')
export const ESLINT = path.resolve('node_modules/eslint/bin/eslint.js')
export const PRETTIER = path.resolve('node_modules/prettier/bin/prettier.cjs')
export const KNIP = path.resolve('node_modules/knip/bin/knip.js')
export const TSC = path.resolve('node_modules/typescript/bin/tsc')
export const JEST = path.resolve('node_modules/jest/bin/jest.js')
export const PLAYWRIGHT = path.resolve('node_modules/@playwright/test/cli.js')

/** `npm run db:migrate -- --contract`: run all migrations. */
export const MIGRATE = [
  '--conditions=react-server',
  '--import',
  'tsx',
  path.resolve('prisma/migrate.ts'),
  '--contract',
]

/** Create the job queue's tables and run `npm run db:seed`, both in one program. */
export const INSTALL_QUEUE_AND_SEED = [
  '--conditions=react-server',
  '--import',
  'tsx',
  path.resolve('prisma/install-queue-and-seed.ts'),
]

/** `npm run ops`. */
export const OPS = ['--conditions=react-server', '--import', 'tsx', path.resolve('lib/commands/ops.ts')]

/** `npm run worker`. */
export const WORKER = [
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
export const BUILD_SITE = ['--import', 'tsx', path.resolve('lib/server/build/build.ts')]

/** The same with less compression, for a site visited from the same machine. */
export const BUILD_SITE_QUICKLY = [...BUILD_SITE, '--quick']
