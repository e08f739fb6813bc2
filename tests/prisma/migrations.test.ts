import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { CONTRACT_SUFFIX } from '@/lib/db/upkeep/migration-folders'
import { aDatabase } from '@/tests/support/database/a-database'
import { readDatabaseTables, databaseTablesSchema } from '@/tools/site/read-database-tables'

/*
 * During a release, instances of the previous one read and write the new tables: migrations expand the schema, and
 * those that contract it say so in their name and run later. Rule: two-releases (docs/rules.md)
 */

const FOLDER = 'prisma/migrations'

/** Earlier migrations were run before the rule existed. */
const FIRST_RELEASE = '20261125100000_bank_debit'

const TAKEN_AWAY: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['drops what is read', /\bDROP\s+(?:TABLE|COLUMN|TYPE|VIEW|FUNCTION|SCHEMA|SEQUENCE)\b/i],
  ['renames', /\bRENAME\b/i],
  ['asks for a value that is not written yet', /\bSET\s+NOT\s+NULL\b/i],
  ['takes a default away', /\bDROP\s+DEFAULT\b/i],
  ['changes a type', /\bALTER\s+(?:COLUMN\s+)?\S+\s+(?:SET\s+DATA\s+)?TYPE\b/i],
  [
    'adds a column that the release before does not fill',
    /\bADD\s+(?:COLUMN\s+)?(?!CONSTRAINT)\S+\s[^,;]*\bNOT\s+NULL\b(?![^,;]*\b(?:DEFAULT|GENERATED)\b)(?<!\b(?:DEFAULT|GENERATED)\b[^,;]*)/i,
  ],
  ['empties a table', /^\s*TRUNCATE\b/im],
]

function findTakenAway(sql: string): readonly string[] {
  const bare = sql.replace(/--.*$/gm, '').replace(/\$\$[\s\S]*?\$\$/g, '')
  return TAKEN_AWAY.filter(([, pattern]) => pattern.test(bare)).map(([what]) => what)
}

test('a migration removes nothing that the previous release reads or writes, unless its name says that it contracts', () => {
  const found = readdirSync(FOLDER)
    .filter((name) => name > FIRST_RELEASE && !name.endsWith(CONTRACT_SUFFIX))
    .map((name) => ({ name, script: path.join(FOLDER, name, 'migration.sql') }))
    .filter(({ script }) => existsSync(script))
    .map(({ name, script }) => ({ name, faults: findTakenAway(readFileSync(script, 'utf8')) }))
  expect(found.filter(({ faults }) => faults.length > 0)).toEqual([])
})

test.each([
  ['ALTER TABLE "bookings" DROP COLUMN "paid_otherwise";', 1],
  ['ALTER TABLE bookings RENAME COLUMN a TO b', 1],
  [`ALTER TYPE "booking_state" RENAME VALUE 'hold' TO 'held'`, 1],
  ['DROP TABLE a', 1],
  ['TRUNCATE a', 1],
  ['CREATE TRIGGER a BEFORE TRUNCATE ON b EXECUTE FUNCTION c()', 0],
  ['ALTER TABLE a ALTER COLUMN b SET NOT NULL', 1],
  ['ALTER TABLE a ALTER "b" TYPE bigint', 1],
  ['ALTER TABLE a ADD COLUMN "b" TEXT NOT NULL', 1],
  ['ALTER TABLE a ADD COLUMN "b" TEXT, ADD COLUMN c INTEGER NOT NULL', 1],
  [`ALTER TABLE a ADD COLUMN "b" TEXT NOT NULL DEFAULT ''`, 0],
  [`ALTER TABLE a ADD COLUMN "b" TEXT DEFAULT '' NOT NULL`, 0],
  ['ALTER TABLE a ADD COLUMN b TEXT, ADD CONSTRAINT c CHECK (b IS NOT NULL OR d)', 0],
  ['CREATE TABLE a (b TEXT NOT NULL); CREATE INDEX c ON a(b);', 0],
  [`-- DROP TABLE a\nALTER TYPE "kind" ADD VALUE 'new';`, 0],
  ['CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DROP TABLE a; END $$;', 0],
])('the script "%s" breaks %i rules', (sql, count) => {
  expect(findTakenAway(sql)).toHaveLength(count)
})

/** What the previous release reads: its columns, types and values; and what it writes: only what it knows. */
test('the tables serve the previous release too', async () => {
  const url = await aDatabase()
  const released = databaseTablesSchema.parse(JSON.parse(readFileSync('prisma/released-tables.json', 'utf8')))
  const { tables, enums } = await readDatabaseTables(url)
  expect(tables).toMatchObject(released.tables)
  for (const [name, values] of Object.entries(released.enums))
    expect(enums[name]).toEqual(expect.arrayContaining(values))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ table: string; name: string }>(
    `SELECT c.relname AS "table", a.attname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
       AND a.attnotnull AND NOT a.atthasdef AND a.attidentity = ''`,
  )
  await client.end()
  const unknown = rows.filter(({ table, name }) => released.tables[table] && !released.tables[table][name])
  expect(unknown).toEqual([])
})
