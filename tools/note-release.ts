import { writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { ownerDatabaseUrl } from '@/lib/env'
import { readDatabaseTables } from '@/tools/site/read-database-tables'

/*
 * `npm run db:note-release`, with the DATABASE_URL of a database that this release has migrated: record the tables and
 * columns that this release reads, which the next release's migrations must not remove. Rule: two-releases
 * (docs/rules.md)
 */

void note()

async function note(): Promise<void> {
  const text = JSON.stringify(await readDatabaseTables(ownerDatabaseUrl()))
  writeFileSync('prisma/released-tables.json', await format(text, { parser: 'json', printWidth: 110 }))
}
