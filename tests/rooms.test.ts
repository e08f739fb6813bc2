import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { z } from 'zod'

/* What the linter says of imports between modules, and what the docs say of the modules. */

const EXPORTED = /^export (?:async )?(?:function|const|class) (\w+)/gm

const LINT = `
  import { ESLint } from 'eslint'
  const parserOptions = { projectService: false }
  const eslint = new ESLint({
    overrideConfig: { languageOptions: { parserOptions } },
    ruleFilter: ({ ruleId }) =>
      ['import/no-restricted-paths', 'no-restricted-syntax', 'own/no-circles'].includes(ruleId),
  })
  const told = []
  for (const [filePath, imported] of JSON.parse(process.argv[1])) {
    const [{ messages }] = await eslint.lintText(\`import type {} from '@/\${imported}'\`, { filePath })
    told.push(messages.map(({ ruleId, message }) => ruleId ?? message))
  }
  console.log(JSON.stringify(told))`

async function lint(imports: readonly (readonly [string, string])[]): Promise<readonly string[][]> {
  const args = ['--input-type=module', '--eval', LINT, JSON.stringify(imports)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return z.array(z.array(z.string())).parse(JSON.parse(stdout))
}

const REFUSED: readonly (readonly [string, string])[] = [
  ['lib/booking/money/quote.ts', 'lib/postgres/open-pool'],
  ['lib/booking/money/quote.ts', 'lib/async/single-flight'],
  ['lib/booking/money/quote.ts', 'lib/env'],
  ['lib/night/skies-for-day.ts', 'lib/async/single-flight'],
  ['lib/mail/send-mail.ts', 'lib/postgres/open-pool'],
  ['lib/mail/send-mail.ts', 'lib/db/client'],
  ['lib/postgres/open-pool.ts', 'lib/db/client'],
  ['lib/async/single-flight.ts', 'lib/env'],
  ['lib/env.ts', 'lib/observability/log'],
  ['lib/use-cases/delivery/deliver-email.ts', 'lib/use-cases/payments/pay-refund'],
  ['lib/commands/booking/cancel.ts', 'lib/use-cases/booking/request-refunds'],
  ['lib/commands/booking/cancel.ts', 'lib/use-cases/payments/steps/receive-money'],
  ['lib/use-cases/outbox/resend-email.ts', 'lib/use-cases/links/guest-url'],
  ['lib/use-cases/payments/pay-refund.ts', 'lib/use-cases/scheduled/offer-places'],
  ['lib/use-cases/delivery/deliver-email.ts', 'lib/http/respond'],
  ['lib/markdown/render-markdown.ts', 'lib/db/client'],
  ['app/api/tours/route.ts', 'lib/limits/limits'],
  ['app/api/tours/route.ts', 'lib/server/process/main'],
  ['app/api/tours/route.ts', 'lib/commands/run-command'],
  ['app/api/tours/route.ts', 'lib/stripe/client'],
  ['components/tour/why.tsx', 'lib/db/client'],
  ['components/tour/why.tsx', 'lib/postgres/open-pool'],
  ['lib/commands/run-command.ts', 'lib/stripe/payments'],
  ['lib/server/process/main.ts', 'lib/commands/run-command'],
  ['lib/server/process/main.ts', 'tools/data-folder'],
  ['tools/data-folder.ts', 'lib/use-cases/payments/pay-refund'],
  ['prisma/seed.ts', 'lib/stripe/client'],
  // A circle, if only by a type.
  ['lib/use-cases/payments/steps/lock-payment.ts', 'lib/use-cases/payments/sync-payment'],
]

const ALLOWED: readonly (readonly [string, string])[] = [
  ['lib/booking/money/quote.ts', 'lib/calendar/day'],
  ['lib/night/skies-for-day.ts', 'lib/async/memoize'],
  ['lib/db/client.ts', 'lib/postgres/open-pool'],
  ['lib/use-cases/checkout/start-checkout.ts', 'lib/stripe/client'],
  ['app/api/tours/route.ts', 'lib/use-cases/payments/pay-refund'],
  ['prisma/seed.ts', 'tools/site/refuse-real-database'],
]

const IN_NO_ROOM = [
  'lib/loose.ts',
  'lib/nowhere/some.ts',
  'lib/use-cases/some.ts',
  'lib/use-cases/new/some.ts',
]

let told: readonly string[][]

beforeAll(async () => {
  told = await lint([
    ...REFUSED,
    ...ALLOWED,
    ...IN_NO_ROOM.map((file) => [file, 'lib/calendar/day'] as const),
  ])
}, 300_000)

test('a module may import what its list allows, and nothing else', () => {
  const wrong = [...REFUSED, ...ALLOWED].filter(
    (_, index) => (told[index]?.length !== 0) !== index < REFUSED.length,
  )
  expect(wrong).toEqual([])
})

test('a file outside every module is refused, wherever it is', () => {
  expect(told.slice(-IN_NO_ROOM.length)).toEqual(IN_NO_ROOM.map(() => ['no-restricted-syntax']))
})

test('docs/architecture.md lists every module', () => {
  const config = readFileSync('eslint.config.mjs', 'utf8')
  const plan = readFileSync('docs/architecture.md', 'utf8')
  const named = [...plan.matchAll(/^\| `([\w./-]+?)\/?` /gm)].map(([, room = '']) => room)
  const listed = (name: string) => namesIn(new RegExp(`const ${name} = \\[([^\\]]+)\\]`).exec(config)?.[1])
  const folders = [
    ...[...config.matchAll(/'(lib\/[\w.-]+)'/g)].map(([, room = '']) => room),
    ...[...listed('core'), ...listed('adapters')].map((room) => `lib/${room}`),
  ]
  expect(folders.length).toBeGreaterThan(20)
  expect(folders.filter((room) => !named.includes(room))).toEqual([])
})

test('the docs name the use cases in the order in which they may call each other', () => {
  const config = readFileSync('eslint.config.mjs', 'utf8')
  const order = namesIn(/const useCases = \[([^\]]+)\]/.exec(config)?.[1])
  expect(order.length).toBeGreaterThan(5)
  const decision = readFileSync('docs/decisions/use-case-order.md', 'utf8')
  const [line = ''] = /^`[\w-]+` →[^]*?\n\n/m.exec(decision) ?? []
  expect(line.match(/[a-z-]{2,}/g)).toEqual(order)
  const plan = readFileSync('docs/architecture.md', 'utf8')
  const [, sentence = ''] = /the arrows go one way: ([^;]+);/.exec(plan) ?? []
  expect(sentence.split(/,\s+/)).toEqual(order)
})

/** Names between quotes, as the configuration lists them. */
function namesIn(list = ''): readonly string[] {
  return [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)
}

test('no exported function or class has the same name on both sides of HTTP', () => {
  const browser = exportsOf('lib/browser')
  const server = ['lib/http', 'lib/use-cases', 'lib/db', 'lib/stripe'].flatMap(exportsOf)
  expect(browser.length).toBeGreaterThan(20)
  expect(browser.filter((name) => server.includes(name))).toEqual([])
})

function exportsOf(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated'))
  return sources.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(EXPORTED)].map(([, name = '']) => name),
  )
}
