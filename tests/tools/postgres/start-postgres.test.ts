import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ensureDatabase } from '@/tools/postgres/ensure-database'
import { type Postgres, startPostgres } from '@/tools/postgres/start-postgres'
import { readCommandLine } from '@/tools/process/process-identity'

let folder: string
const open: Postgres[] = []

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'postgres-'))
  // Under root the server runs as another user, who must have access.
  chmodSync(folder, 0o755)
})
afterEach(async () => {
  for (const postgres of open.splice(0)) await postgres.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(): Promise<Postgres> {
  const postgres = await startPostgres({ folder, settings: { fsync: 'off' } })
  open.push(postgres)
  return postgres
}

async function ask<Row extends pg.QueryResultRow>(postgres: Postgres, sql: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: postgres.urlOf('postgres') })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

test('simultaneous starts share one server, and the last user stops it', async () => {
  const [one, two, three] = await Promise.all([start(), start(), start()])
  expect(new Set([one, two, three].map(({ urlOf }) => urlOf('postgres'))).size).toBe(1)
  await one.close()
  await three.close()
  expect(await ask(two, 'SELECT 1 AS answer')).toEqual([{ answer: 1 }])
  await two.close()
  expect(two.isRunning()).toBe(false)
})

test('after kill -9 the next start finds the same data', async () => {
  const killed = await start()
  await ask(killed, 'CREATE TABLE seats AS SELECT 8 AS free')
  const pid = Number(readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
  // On a busy machine it takes a moment to exit, and its port accepts connections until then.
  while (readCommandLine(pid) !== null) await pause(20)
  const again = await start()
  expect(await ask(again, 'SELECT free FROM seats')).toEqual([{ free: 8 }])
})

test('a lock file whose process id belongs to another program now is ignored', async () => {
  await (await start()).close()
  writeFileSync(path.join(folder, 'data/postmaster.pid'), `${process.pid}\n${folder}/data\n0\n5432\n`)
  expect(await ask(await start(), 'SELECT 1 AS answer')).toEqual([{ answer: 1 }])
})

test('killed users do not keep the server running', async () => {
  const postgres = await start()
  writeFileSync(path.join(folder, 'users', '999999999-1'), '999999999 1')
  await postgres.close()
  expect(postgres.isRunning()).toBe(false)
})

test('a database is created once, however many callers request it', async () => {
  const postgres = await start()
  await Promise.all([1, 2, 3].map(() => ensureDatabase(postgres.urlOf('lumi'))))
  expect(await ask(postgres, "SELECT datname FROM pg_database WHERE datname = 'lumi'")).toHaveLength(1)
})
