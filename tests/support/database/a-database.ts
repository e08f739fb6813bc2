import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A fresh database with every migration in it; it is dropped after the run. Answers its URL. */
export async function aDatabase(): Promise<string> {
  const { TEST_DATABASE_URL: server, TEST_DATABASE_TEMPLATE: template, TEST_RUN: run } = process.env
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
