import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { z } from 'zod'
import { readWordList } from '@/tools/lint/plain-english.mjs'

/* The linter's findings with our configuration, all from one run of it: it takes seconds to start. */

const LINT = `
  import { ESLint } from 'eslint'
  const BY_TYPES = 'own/translatable-text'
  const others = ['import/no-restricted-paths', 'no-restricted-syntax', 'own/no-circles', 'own/plain-english']
  const parserOptions = { projectService: false }
  const plain = new ESLint({
    overrideConfig: { languageOptions: { parserOptions } },
    ruleFilter: ({ ruleId }) => others.includes(ruleId),
  })
  const typed = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === BY_TYPES })
  const found = []
  for (const [filePath, text, rule] of JSON.parse(process.argv[1])) {
    const [{ messages }] = await (rule === BY_TYPES ? typed : plain).lintText(text, { filePath })
    found.push(messages)
  }
  console.log(JSON.stringify(found))`

const messages = z.array(
  z.object({
    ruleId: z.string().nullable(),
    line: z.number(),
    column: z.number(),
    messageId: z.string().optional(),
    message: z.string(),
  }),
)

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
  ['lib/commands/booking/cancel.ts', 'lib/use-cases/payments/steps/receive-payment'],
  ['lib/use-cases/outbox/resend-email.ts', 'lib/use-cases/links/guest-url'],
  ['lib/use-cases/payments/pay-refund.ts', 'lib/use-cases/scheduled/enqueue-place-offers'],
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
  ['lib/night/skies-for-day.ts', 'lib/async/create-keyed-cache'],
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

/** Each is on a separate line, with its expected finding. */
const SAMPLES: readonly (readonly [jsx: string, said: string | null])[] = [
  ['<p>{count} places</p>', 'changing'],
  ['<p>{isBusy && "Wait"} <b /></p>', 'changing'],
  ['<p>{isBusy ? "One" : "Two"}: <b /></p>', 'changing'],
  ['<p>{isBusy && <b />}Join</p>', 'behind'],
  ['<p>{names.map((name) => <b key={name} />)} and so on</p>', 'behind'],
  ['<p>{children} and more</p>', 'behind'],
  ['<>Wait</>', 'bare'],
  ['<>{name}</>', 'bare'],
  ['<p><b />Wait {name && <b />}</p>', null],
  ['<p>{name}</p>', null],
  ['<p>{isBusy && "Wait"}</p>', null],
  ['<p>{`${count} places`}</p>', null],
  ['<p>Within {HOURS} hours{" "}<b /></p>', null],
  ['<p><span>{count}</span> {isBusy && <b />}</p>', null],
  ['<p>{/* left out */}{name}</p>', null],
  ['<p>{children}</p>', null],
]

const BEFORE_SAMPLES = `const HOURS = 24
  type Props = { count: number; name: string; names: string[]; isBusy: boolean; children: import('react').ReactNode }
  export const samples = ({ count, name, names, isBusy, children }: Props) => [\n`

const JSX = BEFORE_SAMPLES + SAMPLES.map(([jsx]) => `${jsx},`).join('\n') + '\n]'

const [{ terms: [term = ''] } = { terms: [] }] = z
  .array(z.object({ terms: z.array(z.string()), checked: z.string() }))
  .parse(readWordList(readFileSync('docs/style.md', 'utf8')))
  .filter(({ checked }) => checked === 'all')

const WORDS = [
  ['lib/booking/money/quote.ts', `export const one = '${term}'\n/** We go ${term} here. */`],
  ['docs/some.md', `# Title\n\nWe go ${term} here.`],
  ['app/globals.css', `/* We go ${term} here. */`],
] as const

const imports = [...REFUSED, ...ALLOWED, ...IN_NO_ROOM.map((file) => [file, 'lib/calendar/day'] as const)]
const TEXTS = [
  ...imports.map(([file, imported]) => [file, `import type {} from '@/${imported}'`] as const),
  ['components/ui/spinner.tsx', JSX, 'own/translatable-text'],
  ...WORDS,
] as const

let found: readonly z.infer<typeof messages>[]

beforeAll(async () => {
  const args = ['--input-type=module', '--eval', LINT, JSON.stringify(TEXTS)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  found = z.array(messages).parse(JSON.parse(stdout))
}, 300_000)

test('a module may import what its list allows, and nothing else', () => {
  const wrong = [...REFUSED, ...ALLOWED].filter(
    (_, index) => (found[index]?.length !== 0) !== index < REFUSED.length,
  )
  expect(wrong).toEqual([])
})

test('a file outside every module is refused, wherever it is', () => {
  const rules = found
    .slice(imports.length - IN_NO_ROOM.length, imports.length)
    .map((each) => each.map(({ ruleId }) => ruleId))
  expect(rules).toEqual(IN_NO_ROOM.map(() => ['no-restricted-syntax']))
})

test('text that can change, or follows content that comes and goes, needs its own element', () => {
  const said = found[imports.length]?.map(({ line, messageId, message }) => [line, messageId ?? message])
  const first = BEFORE_SAMPLES.split('\n').length
  expect(said).toEqual(SAMPLES.flatMap(([, word], index) => (word ? [[first + index, word]] : [])))
})

test('the word list is enforced in comments, docs and style sheets', () => {
  const places = found
    .slice(-WORDS.length)
    .map((each) => each.map(({ ruleId, line, column }) => [ruleId, line, column]))
  expect(places).toEqual(
    [
      [2, 11],
      [3, 7],
      [1, 10],
    ].map((place) => [['own/plain-english', ...place]]),
  )
})
