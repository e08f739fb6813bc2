import path from 'node:path'
import { defineConfig, globalIgnores } from 'eslint/config'
import next from 'eslint-config-next/core-web-vitals'
import nextTypeScript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier/flat'

import { noCircles } from './tools/lint/no-circles.mjs'
import { plainEnglish, plainEnglishInDocs, plainEnglishInSheets } from './tools/lint/plain-english.mjs'
import { translatableText } from './tools/lint/translatable-text.mjs'

// Which module may import which; docs/architecture.md explains it. Each entry lists what a module may import in
// addition to itself and packages. All other imports are errors, and so is a file that belongs to no module.
const core = [
  ...['booking', 'calendar', 'contract', 'emails', 'language', 'night', 'pictures', 'seo'].map(inLib),
  'lib/words',
]
// The core without `lib/words`: it makes decisions, and `lib/words` turns them into sentences.
const wordless = core.filter((room) => room !== 'lib/words')
const adapters = ['db', 'limits', 'links', 'mail', 'pdf', 'queue', 'stripe'].map(inLib)
// Imports allowed in all server code.
const common = ['lib/env.ts', 'lib/async', 'lib/observability']
// Use cases import each other in one direction: each may import those listed after it.
const useCases = [
  'scheduled',
  'office',
  'operator-page',
  'guest-page',
  'checkout',
  'changes',
  'privacy',
  'waiting-list',
  'payments',
  'seats',
  'booking',
  'enquiries',
  'reviews',
  'staff',
  'delivery',
  'links',
  'outbox',
  'departures',
  'admission',
].map((folder) => `lib/use-cases/${folder}`)

const rooms = {
  ...Object.fromEntries(core.map((room) => [room, wordless])),
  'lib/emails': core,
  // What search engines read is text.
  'lib/seo': core,
  'lib/contract': [...wordless, 'content/addresses.ts'],
  'lib/calendar': ['lib/booking'],
  'lib/booking': ['lib/calendar', 'lib/contract', 'lib/night'],
  'lib/language': ['lib/calendar'],
  'lib/words': [...wordless, 'content/company.ts', 'content/words'],
  // Sky data is slow to compute, so it is cached.
  'lib/night': [...wordless, 'lib/async/create-keyed-cache.ts'],
  'lib/database-url.ts': [],
  'lib/env.ts': ['lib/database-url.ts', 'lib/language'],
  'lib/async': [],
  'lib/observability': ['lib/env.ts'],
  'lib/postgres': ['lib/env.ts', 'lib/async/timeout-factor.ts'],
  ...Object.fromEntries(adapters.map((room) => [room, [...wordless, ...common]])),
  // The names of history events live next to their texts.
  'lib/db': [...wordless, ...common, 'lib/postgres', 'lib/words/history'],
  'lib/limits': [...wordless, ...common, 'lib/postgres'],
  'lib/pdf': [...core, ...common],
  // Needed to know which of Stripe's error codes have a text for guests.
  'lib/stripe': [...wordless, ...common, 'lib/words/refusals/card-errors.ts'],
  content: core,
  'lib/markdown': [...core, 'content'],
  'lib/browser': [...core, 'content', 'lib/async'],
  components: [...core, 'content', 'lib/browser'],
  ...Object.fromEntries(
    useCases.map((room, index) => [
      room,
      [...core, ...common, ...adapters, 'lib/markdown', 'content', ...useCases.slice(index + 1)],
    ]),
  ),
  'lib/http': [...core, ...common, 'content/company.ts', 'lib/db', 'lib/limits', 'lib/use-cases'],
  'lib/server': [...core, ...common, ...adapters, 'lib/postgres', 'content', 'lib/use-cases'],
  'lib/office': [...core, ...common, 'lib/db', 'content', 'lib/use-cases'],
  // It looks at everything, as `lib/server` starts everything.
  'lib/doctor': [...core, ...common, ...adapters, 'lib/postgres', 'content', 'lib/use-cases', 'lib/server'],
  // `lib/stripe/client.ts` only for Stripe's error, which has an exit code.
  'lib/commands': [
    ...core,
    ...common,
    ...[
      'lib/db',
      'lib/queue',
      'lib/stripe/client.ts',
      'content',
      'lib/use-cases',
      'lib/office',
      'lib/server',
      'lib/doctor',
    ],
  ],
  app: [
    ...core,
    ...common,
    ...['lib/db', 'lib/markdown', 'lib/http', 'lib/use-cases', 'lib/office', 'lib/browser', 'content'],
    'components',
  ],
  prisma: [
    ...core,
    ...common,
    ...['lib/db', 'lib/queue', 'lib/use-cases', 'lib/server', 'lib/commands', 'content'],
    'tools/site/refuse-real-database.ts',
  ],
  tools: [
    ...core,
    ...['lib/env.ts', 'lib/db', 'lib/doctor/checks.ts', 'content'],
    // The fake Stripe sends the same events.
    'lib/stripe/event-types.ts',
    // A release puts scripts and styles where instances look for them.
    ...[
      'lib/server/build/built-site.ts',
      'lib/server/request/built-files.ts',
      'lib/server/request/shared-assets.ts',
    ],
  ],
}
// Glob patterns, because the rule uses them unchanged: any other path it would resolve on disk again for every file, at
// a quarter of a second each.
const zones = Object.entries(rooms).map(([room, allowed]) => ({
  target: `./${room}`,
  from: './**',
  except: [...new Set([room, 'node_modules', ...allowed])].map((place) =>
    place.endsWith('.ts') ? path.resolve(`${place.slice(0, -2)}*`) : path.resolve(place, '**'),
  ),
}))
// Pages and commands call the files directly in a use case's folder. Code shared by use cases, in `steps` and
// `booking`, is for use cases alone; only sample data also uses `booking`, to lock a departure as they do.
const inner = (room, folder) => ({
  target: `./${room}`,
  from: `./lib/use-cases/${folder}/**`,
  message: 'Inner steps are for use cases alone.',
})
const innerSteps = [
  ...['app', 'prisma', 'lib/commands', 'lib/doctor', 'lib/http', 'lib/server'].map((room) =>
    inner(room, '*/steps'),
  ),
  ...['app', 'lib/commands', 'lib/doctor', 'lib/http', 'lib/server'].map((room) => inner(room, 'booking')),
]

function inLib(room) {
  return `lib/${room}`
}

// Packages that may be imported only in these folders.
const doors = {
  stripe: ['lib/stripe/**', 'tools/stripe/**'],
  nodemailer: ['lib/mail/**'],
  pdfkit: ['lib/pdf/**'],
  fflate: ['lib/office/**'],
  'graphile-worker': ['lib/queue/**'],
  '@prisma/client': ['lib/db/**'],
  '@prisma/adapter-pg': ['lib/db/**'],
  mjml: ['lib/emails/**'],
  uqr: ['lib/mail/**'],
  '@scure/base': ['lib/booking/**'],
  '@noble/hashes': ['lib/booking/**'],
  'libphonenumber-js/max': ['lib/booking/**'],
  'gray-matter': ['lib/markdown/**'],
  unified: ['lib/markdown/**'],
  'rate-limiter-flexible': ['lib/limits/**'],
  '@stripe/stripe-js': ['lib/browser/**'],
  'astronomy-engine': ['lib/night/**'],
  'ipaddr.js': ['lib/limits/**'],
  'altcha-lib': ['lib/limits/**', 'lib/browser/**'],
  pino: ['lib/observability/**'],
  'prom-client': ['lib/observability/**'],
  commander: ['lib/commands/**'],
  'string-width': ['lib/commands/**'],
}
const restrictedImports = (allowed = []) => ({
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
      'import/no-restricted-paths': ['error', { zones: [...zones, ...innerSteps] }],
    },
  },
  {
    plugins: {
      own: {
        rules: {
          'no-circles': noCircles,
          'plain-english': plainEnglish,
          'translatable-text': translatableText,
        },
        processors: { docs: plainEnglishInDocs, sheets: plainEnglishInSheets },
      },
    },
  },
  { files: ['{app,components}/**/*.tsx'], rules: { 'own/translatable-text': 'error' } },
  { files: ['**/*.{ts,tsx,mjs}'], rules: { 'own/no-circles': 'error', 'own/plain-english': 'error' } },
  // Not articles and legal texts, which are written for guests, nor the word list, which must contain its own words.
  {
    files: ['**/*.md'],
    ignores: ['content/**', 'docs/style.md', 'CHANGELOG.md'],
    processor: 'own/docs',
  },
  { files: ['**/*.css', 'prisma/schema.prisma'], processor: 'own/sheets' },
  {
    files: ['{app,components,content,lib,prisma,tools}/**/*.{ts,tsx,mjs}'],
    ignores: Object.keys(rooms).map((room) => (room.endsWith('.ts') ? room : `${room}/**`)),
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Program', message: 'This file stands in no room: see `rooms` in eslint.config.mjs.' },
      ],
    },
  },
  { files: ['{app,components,content,lib}/**/*.{ts,tsx}'], rules: restrictedImports() },
  ...Object.entries(doors).map(([name, files]) => ({ files, rules: restrictedImports([name]) })),
  { files: ['lib/db/**'], rules: restrictedImports(['@prisma/client', '@prisma/adapter-pg']) },
  { files: ['lib/mail/**'], rules: restrictedImports(['nodemailer', 'uqr']) },
  {
    files: ['lib/booking/**'],
    rules: restrictedImports(['@scure/base', '@noble/hashes', 'libphonenumber-js/max']),
  },
  {
    files: ['lib/limits/**'],
    rules: restrictedImports(['rate-limiter-flexible', 'altcha-lib', 'ipaddr.js']),
  },
  { files: ['lib/browser/**'], rules: restrictedImports(['altcha-lib', '@stripe/stripe-js']) },
  { files: ['lib/markdown/**'], rules: restrictedImports(['gray-matter', 'unified']) },
  { files: ['lib/observability/**'], rules: restrictedImports(['pino', 'prom-client']) },
  { files: ['lib/commands/**'], rules: restrictedImports(['commander', 'string-width']) },
  {
    files: ['{app,components,content,lib,prisma}/**/*.{ts,tsx}', '*.ts'],
    ignores: [
      ...['lib/env.ts', 'lib/server/build/{build,slim}.ts', 'instrumentation.ts', '*.config.ts'],
      ...['prisma/migrate.ts', 'prisma/deploy-migrations.ts'],
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only lib/env.ts reads the environment.' },
      ],
    },
  },
  {
    files: [...core, 'content'].map((room) => `${room}/**`),
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
  // The office's pages have no scripts of Next (docs/decisions/office-without-next-scripts.md), so its links are plain.
  { files: ['{app,components}/office/**'], rules: { '@next/next/no-html-link-for-pages': 'off' } },
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
