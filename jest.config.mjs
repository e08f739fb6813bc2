import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })
// Packages published as ES modules only.
const esm = [
  'icu-minify|@formatjs',
  'rettime',
  'until-async',
  '@open-draft/deferred-promise',
  'feed',
  'get-port',
  '@scure/base|@noble/hashes',
  'string-width|strip-ansi|ansi-regex|get-east-asian-width',
  // The Markdown parser and all its dependencies.
  '(unified|remark|rehype|mdast|hast|micromark|unist|vfile)(-.+)?',
  'bail|ccount|character-entities.*|comma-separated-tokens|decode-named-character-reference|devlop',
  'escape-string-regexp|github-slugger|html-void-elements|is-plain-obj|longest-streak|markdown-table',
  'property-information|space-separated-tokens|stringify-entities|trim-lines|trough|zwitch',
].join('|')

async function project(options) {
  const config = await withNext({
    cacheDirectory: 'node_modules/.cache/jest',
    clearMocks: true,
    moduleNameMapper: {
      '^@/lib/async/timeout-factor$': '<rootDir>/tests/support/timeout-factor.ts',
      '^@/(.*)$': '<rootDir>/$1',
      '^server-only$': '<rootDir>/tests/support/empty.ts',
      // The Prisma client imports ES modules from its runtime; give Jest the CommonJS ones instead.
      '^(@prisma/client/runtime/.+)\\.mjs$': '$1.js',
    },
    ...options,
  })()
  // next/jest puts its own patterns first, and a file that matches any pattern is not transformed. So replace them all.
  config.transformIgnorePatterns = [`/node_modules/(?!(${esm})/)`, '^.+\\.module\\.(css|sass|scss)$']
  return config
}

// Two projects: components run in jsdom, everything on the server in Node.
export default async () => ({
  // By default Jest leaves one core free, which is half of a two-core machine.
  maxWorkers: '100%',
  // Restart a worker at this size: its memory grows with each file.
  workerIdleMemoryLimit: '1500MB',
  // A large worker takes a while to exit on a busy machine. A test that leaves something running has failed before
  // that.
  workerGracefulExitTimeout: 60_000,
  projects: await Promise.all([
    project({
      displayName: 'client',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/tests/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setup-client.ts'],
    }),
    project({
      displayName: 'server',
      testEnvironment: '<rootDir>/tests/support/tidy-environment.ts',
      // Remove the globals that a file leaves behind, instead of only warning each time one is used later.
      testEnvironmentOptions: { globalsCleanup: 'on' },
      testMatch: ['<rootDir>/tests/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setup-server.ts'],
      globalSetup: '<rootDir>/tests/support/database/set-up.ts',
      globalTeardown: '<rootDir>/tests/support/database/tear-down.ts',
    }),
  ]),
})
