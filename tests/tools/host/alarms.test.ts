import { readFileSync } from 'node:fs'
import matter from 'gray-matter'
import { z } from 'zod'
import { TASK_GROUPS } from '@/lib/server/process/start-worker'
import { metricsIn, unknownIn } from '@/tests/support/metrics-in-query'

/* The rules for Prometheus, their tests and their docs belong together. Whether each fires is tried by promtool. */

const readYaml = (file: string) => matter(`---\n${readFileSync(file, 'utf8')}\n---\n`).data

const { groups } = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            labels: z.object({ severity: z.enum(['page', 'mail', 'watchdog']) }),
            annotations: z.object({ summary: z.string().min(10), runbook: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(readYaml('tools/host/alarms.yml'))
const rules = groups.flatMap((group) => group.rules)
const names = rules.map(({ alert }) => alert)

const { tests } = z
  .object({
    tests: z.array(
      z.object({
        name: z.string(),
        input_series: z.array(z.object({ series: z.string() })),
        promql_expr_test: z.array(
          z.object({ expr: z.string(), exp_samples: z.array(z.object({ labels: z.string() })) }),
        ),
      }),
    ),
  })
  .parse(readYaml('tools/host/alarms.test.yml'))

const docs = readFileSync('docs/alarms.md', 'utf8')

test('each rule has a paragraph under its own name in docs/alarms.md, to which its alarm leads, and none is left over', () => {
  expect(names.length).toBeGreaterThan(20)
  expect([...docs.matchAll(/^### (Lumi\w+)\n\n[A-Z`]/gm)].map(([, name]) => name)).toEqual(names)
  expect(rules.map(({ annotations }) => annotations.runbook)).toEqual(
    names.map((name) => `docs/alarms.md#${name.toLowerCase()}`),
  )
})

test('every paragraph but the first says what to do first', () => {
  const paragraphs = docs.split(/^### (?=Lumi)/m).slice(1)
  expect(paragraphs.filter((text) => !/\b[Ff]irst\b/.test(text))).toEqual([])
})

test('every metric and label in the rules exists', () => {
  expect(rules.flatMap(({ expr }) => unknownIn(expr))).toEqual([])
  expect(unknownIn('max(lumi_no_such_metric{code="1"}) > 0 and lumi_holds_total{methods=~"a|b"}')).toEqual([
    'lumi_no_such_metric',
    'code',
    'methods',
  ])
})

test('every task in the rules exists', () => {
  const tasks = TASK_GROUPS.flatMap(({ handlers }) => Object.keys(handlers))
  const named = rules.flatMap(({ expr }) => /task=~"([^"]+)"/.exec(expr)?.[1]?.split('|') ?? [])
  expect(named).toHaveLength(5)
  expect(named.filter((task) => !tasks.includes(task))).toEqual([])
})

test('one alarm always fires: the dead man’s switch', () => {
  const [watchdog, ...others] = rules
  expect(watchdog).toMatchObject({ expr: 'vector(1)', labels: { severity: 'watchdog' } })
  expect(others.filter(({ labels }) => labels.severity === 'watchdog')).toEqual([])
})

test('promtool tries each rule quiet, firing, and with its series missing', () => {
  const [quiet, missing, ...firing] = tests
  const healthy = quiet?.input_series.map(({ series }) => series.split('{')[0]) ?? []
  const watched = rules.flatMap(({ expr }) => metricsIn(expr))
  expect(watched.filter((name) => !healthy.includes(name))).toEqual([])
  expect(missing?.input_series).toEqual([])
  const fired = [missing, ...firing].flatMap((one) =>
    names.filter((name) =>
      one?.promql_expr_test.at(-1)?.exp_samples.some(({ labels }) => labels.includes(`"${name}"`)),
    ),
  )
  expect([...new Set(fired)].toSorted()).toEqual(names.toSorted())
  // Each looks at everything that fires, first before its own alarm does.
  const looks = tests.flatMap((one) => one.promql_expr_test)
  expect(new Set(looks.map(({ expr }) => expr))).toEqual(
    new Set(['count by (alertname) (ALERTS{alertstate="firing"})']),
  )
  expect(firing.filter((one) => one.promql_expr_test[0]?.exp_samples.length !== 1)).toEqual([])
})
