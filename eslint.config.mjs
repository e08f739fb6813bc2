import { defineConfig, globalIgnores } from 'eslint/config'
import next from 'eslint-config-next/core-web-vitals'
import nextTypeScript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier/flat'

// Who may import whom: docs/architecture.md has the picture. Each zone names a room (target) and the rooms that it must
// not reach (from).
const lib = (...rooms) => rooms.map((room) => `./lib/${room}`)
const core = lib('booking', 'calendar', 'contract', 'emails', 'night', 'pictures', 'seo')
const adapters = lib('db', 'limits', 'stripe', 'mail', 'queue')
// What all of the server may write to: adapters too, and it imports nobody.
const instruments = lib('observability')
const shells = [...lib('use-cases', 'http', 'server', 'commands'), './tools']
const pages = ['./app', './components', './lib/browser']
// The arrows between use cases go one way: each may reach those after it.
const useCases = [
  'checkout',
  'changes',
  'privacy',
  'payments',
  'seats',
  'enquiries',
  'outbox',
  'departures',
  'admission',
].map((folder) => `./lib/use-cases/${folder}`)
const rooms = [
  { target: core, from: [...pages, './content', './lib/env.ts', ...instruments, ...adapters, ...shells] },
  ...adapters.map((adapter) => ({
    target: adapter,
    from: [...pages, './content', ...shells, ...adapters.filter((other) => other !== adapter)],
  })),
  { target: instruments, from: [...pages, './content', ...core, ...adapters, ...shells] },
  // Content files are read for pages alone.
  { target: './lib/markdown', from: [...pages, './lib/env.ts', ...adapters, ...shells] },
  {
    target: [...core, ...instruments, ...adapters, ...shells, './content', './components', './lib/browser'],
    from: ['./lib/markdown'],
  },
  { target: './content', from: [...pages, './lib/env.ts', ...instruments, ...adapters, ...shells] },
  {
    target: './lib/browser',
    from: ['./app', './components', './lib/env.ts', ...instruments, ...adapters, ...shells],
  },
  { target: './components', from: ['./app', './lib/env.ts', ...instruments, ...adapters, ...shells] },
  { target: './lib/use-cases', from: [...pages, ...lib('http', 'server', 'commands'), './tools'] },
  ...useCases.map((folder, index) => ({ target: folder, from: useCases.slice(0, index) })),
  { target: './lib/http', from: [...pages, ...lib('server', 'commands'), './tools'] },
  { target: './app', from: [...lib('stripe', 'mail', 'queue'), './tools'] },
  { target: './lib/server', from: [...pages, ...lib('commands'), './tools'] },
  { target: './lib/commands', from: [...pages, './tools'] },
  { target: './tools', from: [...pages, ...lib('use-cases', 'server', 'commands', 'stripe', 'mail')] },
].filter(({ from }) => from.length > 0)

// Packages with one door into the house, and that door.
const doors = {
  stripe: ['lib/stripe/**', 'tools/stripe/**'],
  nodemailer: ['lib/mail/**'],
  'graphile-worker': ['lib/queue/**'],
  '@prisma/client': ['lib/db/**'],
  '@prisma/adapter-pg': ['lib/db/**'],
  mjml: ['lib/emails/**'],
  'gray-matter': ['lib/markdown/**'],
  unified: ['lib/markdown/**'],
  'rate-limiter-flexible': ['lib/limits/**'],
  '@stripe/stripe-js': ['lib/browser/**'],
  'astronomy-engine': ['lib/night/**'],
  'ipaddr.js': ['lib/limits/**'],
  'altcha-lib': ['lib/limits/**', 'lib/browser/**'],
  pino: ['lib/observability/**'],
  'prom-client': ['lib/observability/**'],
}
const noDoor = (allowed = []) => ({
  'no-restricted-imports': [
    'error',
    {
      paths: Object.keys(doors)
        .filter((name) => !allowed.includes(name))
        .map((name) => ({ name, message: `Only ${doors[name].join(', ')} may import ${name}.` })),
    },
  ],
})

export default defineConfig([
  ...next,
  ...nextTypeScript,
  prettier,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    settings: { 'import/resolver': { typescript: true, node: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'import/no-cycle': 'error',
      'import/no-restricted-paths': ['error', { zones: rooms }],
    },
  },
  { files: ['{app,components,content,lib}/**/*.{ts,tsx}'], rules: noDoor() },
  ...Object.entries(doors).map(([name, files]) => ({ files, rules: noDoor([name]) })),
  { files: ['lib/db/**'], rules: noDoor(['@prisma/client', '@prisma/adapter-pg']) },
  { files: ['lib/limits/**'], rules: noDoor(['rate-limiter-flexible', 'altcha-lib', 'ipaddr.js']) },
  { files: ['lib/browser/**'], rules: noDoor(['altcha-lib', '@stripe/stripe-js']) },
  { files: ['lib/markdown/**'], rules: noDoor(['gray-matter', 'unified']) },
  { files: ['lib/observability/**'], rules: noDoor(['pino', 'prom-client']) },
  {
    files: ['{app,components,content,lib}/**/*.{ts,tsx}'],
    ignores: ['lib/env.ts', 'lib/server/build.ts', 'instrumentation.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only lib/env.ts reads the environment.' },
      ],
    },
  },
  {
    files: [...core, './content'].map((room) => `${room.slice(2)}/**`),
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'The core has no clock: pass now.',
        },
        {
          selector: "MemberExpression[object.name='Date'][property.name='now']",
          message: 'The core has no clock: pass now.',
        },
      ],
    },
  },
  { rules: { 'import/no-anonymous-default-export': 'off' } },
  globalIgnores([
    '.next/**',
    '.data/**',
    'coverage/**',
    'next-env.d.ts',
    'lib/db/generated/**',
    'playwright-report/**',
    'test-results/**',
  ]),
])
