import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { ensureSiteRole } from '@/tools/postgres/ensure-site-role'
import { MIGRATE_ARGS } from '@/tools/process/programs'

const MIGRATIONS = 'prisma/migrations'

/**
 * Make sure that the server has a fully migrated database to copy from.
 *
 * @returns  its name, derived from the migrations, so that it is migrated only once and never stale
 */
export async function ensureTemplate(server: string): Promise<string> {
  const name = `template_${fingerprint()}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    // One at a time: several runs may share the server.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (!rowCount) await migrate(client, server, name)
    return name
  } finally {
    await client.end()
  }
}

async function migrate(client: pg.Client, server: string, name: string): Promise<void> {
  const growing = `growing_${name}`
  await client.query(`DROP DATABASE IF EXISTS ${growing} WITH (FORCE)`)
  await client.query(`CREATE DATABASE ${growing}`)
  const url = new URL(server)
  url.pathname = `/${growing}`
  const env = {
    ...process.env,
    DATABASE_URL: await ensureSiteRole(url.href),
    DATABASE_OWNER_URL: url.href,
    CHECKPOINT_DISABLE: '1',
  }
  await promisify(execFile)(process.execPath, MIGRATE_ARGS, { env })
  await client.query(`ALTER DATABASE ${growing} RENAME TO ${name}`)
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of readdirSync(MIGRATIONS, { withFileTypes: true })) {
    if (!folder.isDirectory()) continue
    hash.update(folder.name).update(readFileSync(path.join(MIGRATIONS, folder.name, 'migration.sql')))
  }
  for (const file of ['prisma/grant-site-role.ts', 'node_modules/graphile-worker/package.json'])
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
