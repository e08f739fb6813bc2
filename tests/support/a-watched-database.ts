import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { z } from 'zod'

import { PrismaClient } from '@/lib/db/generated/client'

const plan = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  get Plans(): z.ZodOptional<z.ZodArray<typeof plan>> {
    return z.array(plan).optional()
  },
})
const explained = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: plan })) }))

/** A database client that records its queries, so that PostgreSQL can explain them. */
export function aWatchedDatabase(url: string) {
  const asked: { readonly query: string; readonly params: string }[] = []
  const db = new PrismaClient({
    adapter: new PrismaPg({ connectionString: url }),
    log: [{ emit: 'event', level: 'query' }],
  })
  db.$on('query', (event) => asked.push(event))

  /** Tables that PostgreSQL would scan completely for the queries since the last call. Tours are few. */
  async function tablesReadWhole(): Promise<readonly string[]> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      const found: string[] = []
      for (const { query, params } of asked.splice(0)) {
        if (!/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)/i.test(query)) continue
        const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${query}`, JSON.parse(params))
        found.push(
          ...explained.parse(rows).flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => whole(Plan))),
        )
      }
      return found
    } finally {
      await client.end()
    }
  }

  return { db, tablesReadWhole, countAsked: () => asked.length, close: () => db.$disconnect() }
}

function whole({ Plans = [], ...node }: z.infer<typeof plan>): readonly string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []
  return [...own.filter((table) => table !== 'tours'), ...Plans.flatMap(whole)]
}
