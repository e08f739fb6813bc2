import assert from 'node:assert/strict'
import { mailEveryKind } from '@/tests/faults/every-email'
import { type Scenario } from '@/tests/faults/scenario'
import { type Stage } from '@/tests/faults/stage'

const ROUNDS = 3

/** Open links as mail programs, virus scanners and browsers do before their reader. */
const WAYS: readonly {
  readonly method: 'GET' | 'HEAD'
  readonly headers: Readonly<Record<string, string>>
}[] = [
  { method: 'GET', headers: {} },
  { method: 'HEAD', headers: {} },
  {
    method: 'GET',
    headers: { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender', 'x-moz': 'prefetch' },
  },
  { method: 'GET', headers: { rsc: '1', 'next-router-prefetch': '1' } },
]

/** Rate-limit counters, heartbeats and the times of scheduled tasks, which change on their own. */
const COUNTERS = ['rate_limits', 'workers', 'task_runs']

/** The e-mail that Monday brings the inboxes on its own. */
const WEEKLY = '"kind": "week-ahead-operator"'

export const mailScanner: Scenario = {
  name: 'Opening every link of every e-mail three times, as mail scanners do, changes nothing',
  async run(stage) {
    const { paths, count } = await mailEveryKind(stage)
    for (const word of ['booking', 'operator', 'waiting'])
      assert.ok(
        paths.some((path) => path.startsWith(`/${word}/`)),
        `a link to /${word}`,
      )
    const before = await everyRow(stage)
    let requests = 0
    for (let round = 0; round < ROUNDS; round += 1)
      for (const path of paths)
        for (const { url } of stage.sites)
          for (const { method, headers } of WAYS) {
            const answer = await fetch(url + path, { method, headers: { ...headers, ...CLIENT } })
            await answer.arrayBuffer()
            assert.ok(answer.status < 400, `${method} ${path.slice(0, 20)} is answered by ${answer.status}`)
            requests += 1
          }
    stage.count.requests += requests
    assert.deepEqual(await everyRow(stage), before)
    return `${requests} requests for ${paths.length} addresses in ${count} e-mails`
  },
}

const CLIENT = { 'x-forwarded-for': '10.250.0.1' }

/** Every row of every table, as text. */
async function everyRow({ query }: Stage): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL($1) ORDER BY 1`,
    [COUNTERS],
  )
  const rows = new Map<string, readonly string[]>()
  for (const { name } of tables) {
    const found = await query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM "${name}" t ORDER BY 1`)
    rows.set(
      name,
      found.map(({ row }) => row).filter((row) => !row.includes(WEEKLY)),
    )
  }
  return rows
}
