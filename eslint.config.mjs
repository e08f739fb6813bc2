import { defineConfig, globalIgnores } from 'eslint/config'
import next from 'eslint-config-next/core-web-vitals'
import nextTypeScript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier/flat'

// Who may import whom. Each zone names a room (target) and the rooms that it must not reach (from).
const core = ['booking', 'calendar', 'letters', 'pictures', 'seo'].map((room) => `./lib/${room}`)
const adapters = ['db', 'limits', 'stripe', 'mail', 'queue'].map((room) => `./lib/${room}`)
// What all of the server may write to: adapters too, and they import nobody.
const instruments = ['log', 'metrics'].map((room) => `./lib/${room}`)
const shells = ['./lib/desk', './lib/server', './lib/ops', './lib/local']
const rooms = [
  {
    target: core,
    from: ['./app', './components', './content', './lib/env.ts', ...instruments, ...adapters, ...shells],
  },
  ...adapters.map((adapter) => ({
    target: adapter,
    from: ['./app', './components', './content', ...shells, ...adapters.filter((other) => other !== adapter)],
  })),
  {
    target: instruments,
    from: ['./app', './components', './content', ...core, ...adapters, ...shells],
  },
  // Content files are read for pages alone.
  { target: './lib/reading', from: ['./app', './components', './lib/env.ts', ...adapters, ...shells] },
  {
    target: [...core, ...instruments, ...adapters, ...shells, './content', './components'],
    from: ['./lib/reading'],
  },
  {
    target: './content',
    from: ['./app', './components', './lib/env.ts', ...instruments, ...adapters, ...shells],
  },
  { target: './components', from: ['./app', './lib/env.ts', ...instruments, ...adapters, ...shells] },
  { target: './lib/desk', from: ['./app', './components', './lib/server', './lib/ops', './lib/local'] },
  { target: './app', from: ['./lib/stripe', './lib/mail', './lib/local'] },
  { target: './lib/server', from: ['./app', './components', './lib/ops', './lib/local'] },
  { target: './lib/ops', from: ['./app', './components', './lib/local'] },
  {
    target: './lib/local',
    from: ['./app', './components', './lib/desk', './lib/server', './lib/ops', './lib/stripe', './lib/mail'],
  },
]

// Packages with one door into the house, and that door.
const doors = {
  stripe: ['lib/stripe/**', 'lib/local/stripe/**'],
  nodemailer: ['lib/mail/**'],
  'graphile-worker': ['lib/queue/**'],
  '@prisma/client': ['lib/db/**'],
  '@prisma/adapter-pg': ['lib/db/**'],
  mjml: ['lib/letters/**'],
  'gray-matter': ['lib/reading/**'],
  unified: ['lib/reading/**'],
  'rate-limiter-flexible': ['lib/limits/**'],
  'altcha-lib': ['lib/limits/**', 'components/proof/**'],
  pino: ['lib/log/**'],
  'prom-client': ['lib/metrics/**'],
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
  { files: ['lib/limits/**'], rules: noDoor(['rate-limiter-flexible', 'altcha-lib']) },
  { files: ['lib/reading/**'], rules: noDoor(['gray-matter', 'unified']) },
  {
    files: ['{app,components,content,lib}/**/*.{ts,tsx}'],
    ignores: ['lib/env.ts', 'lib/ops/build.ts', 'lib/local/**', 'instrumentation.ts'],
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
