import 'server-only'
import { type Db } from '@/lib/db/client'

export async function recordWorkers(db: Db, ids: readonly string[]): Promise<void> {
  await db.$executeRaw`
    INSERT INTO workers (id, seen_at) SELECT id, now() FROM unnest(${[...ids]}::text[]) AS id
    ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`
}

/** Workers that reported within the last `seconds`, by the database's clock. */
export async function listLiveWorkers(db: Db, seconds: number): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM workers WHERE seen_at > now() - make_interval(secs => ${seconds})`
  return rows.map(({ id }) => id)
}

export async function deleteWorkers(db: Db, ids: readonly string[]): Promise<void> {
  await db.worker.deleteMany({ where: { id: { in: [...ids] } } })
}
