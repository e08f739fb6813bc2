import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })
// Packages that come as ES modules only.
const esm = [
  'rettime',
  'until-async',
  '@open-draft/deferred-promise',
  'feed',
  'get-port',
  '@scure/base|@noble/hashes',
  'string-width|strip-ansi|ansi-regex|get-east-asian-width',
  // What reads Markdown, all the way down.
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
      '^@/lib/async/patience$': '<rootDir>/tests/support/patience.ts',
      '^@/(.*)$': '<rootDir>/$1',
      '^server-only$': '<rootDir>/tests/support/empty.ts',
      // The Prisma client imports the ES module builds of its runtime; Jest takes the CommonJS ones.
      '^(@prisma/client/runtime/.+)\\.mjs$': '$1.js',
    },
    ...options,
  })()
  // next/jest puts its own patterns in front of given ones, and one match is enough to leave a file as it is.
  config.transformIgnorePatterns = [`/node_modules/(?!(${esm})/)`, '^.+\\.module\\.(css|sass|scss)$']
  return config
}

// Two projects: components in jsdom, everything on the server's side in node.
export default async () => ({
  // Jest would leave a core to others, which is half of a machine with two.
  maxWorkers: '100%',
  // A worker holds on to more with each file.
  workerIdleMemoryLimit: '1500MB',
  // A large one takes a while to exit on a busy machine. What keeps it from exiting fails its own file before.
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
      // What a file leaves behind is gone after it, and not only marked with a warning at each later use.
      testEnvironmentOptions: { globalsCleanup: 'on' },
      testMatch: ['<rootDir>/tests/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setup-server.ts'],
      globalSetup: '<rootDir>/tests/support/database/set-up.ts',
      globalTeardown: '<rootDir>/tests/support/database/tear-down.ts',
    }),
  ]),
})
