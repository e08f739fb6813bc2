import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A fresh database with every migration in it; it is dropped after the run. Answers its URL. */
export function aDatabase(): Promise<string> {
  return copyOf(process.env.TEST_DATABASE_TEMPLATE)
}

/** The same with no migration in it. */
export function anEmptyDatabase(): Promise<string> {
  return copyOf('template0')
}

async function copyOf(template: string | undefined): Promise<string> {
  const { TEST_DATABASE_URL: server, TEST_RUN: run } = process.env
  if (!server || !template || !run) throw new Error('tests/support/database/set-up.ts has not run')
  const name = `test_${run}_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  } finally {
    await client.end()
  }
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
