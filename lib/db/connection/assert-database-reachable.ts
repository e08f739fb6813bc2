import 'server-only'
import { backgroundPool, database } from '@/lib/db/client'

/**
 * Check that the database responds and has our tables. Throws the driver's error within the pool's waiting time. This
 * bypasses Prisma, which would keep retrying a server that does not respond.
 */
export async function assertDatabaseReachable(): Promise<void> {
  await backgroundPool().query('SELECT FROM tours LIMIT 1')
}

/** Whether the site's database role may alter the tables. Rule: two-roles (docs/rules.md) */
export async function canAlterTables(): Promise<boolean> {
  const [row] = await database().$queryRaw<{ isOwner: boolean }[]>`
    SELECT pg_has_role(current_user, relowner, 'MEMBER') AS "isOwner" FROM pg_class WHERE oid = 'bookings'::regclass`
  return row?.isOwner ?? false
}
