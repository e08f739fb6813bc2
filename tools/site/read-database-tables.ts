import pg from 'pg'
import { z } from 'zod'

/**
 * The part of the database that a release reads and writes: tables with their columns and types, and the values of
 * enums.
 */
export const databaseTablesSchema = z.object({
  tables: z.record(z.string(), z.record(z.string(), z.string())),
  enums: z.record(z.string(), z.array(z.string())),
})

export type DatabaseTables = z.infer<typeof databaseTablesSchema>

const COLUMNS = `SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v') AND c.relname <> '_prisma_migrations'
    AND a.attnum > 0 AND NOT a.attisdropped ORDER BY c.relname, a.attname`

const VALUES = `SELECT t.typname AS "type", e.enumlabel AS value FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid
  WHERE t.typnamespace = 'public'::regnamespace ORDER BY t.typname, e.enumsortorder`

/** Read the tables of a migrated database. */
export async function readDatabaseTables(url: string): Promise<DatabaseTables> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const found: DatabaseTables = { tables: {}, enums: {} }
    const { rows: columns } = await client.query<{ table: string; name: string; type: string }>(COLUMNS)
    for (const { table, name, type } of columns) (found.tables[table] ??= {})[name] = type
    const { rows: values } = await client.query<{ type: string; value: string }>(VALUES)
    for (const { type, value } of values) (found.enums[type] ??= []).push(value)
    return found
  } finally {
    await client.end()
  }
}
