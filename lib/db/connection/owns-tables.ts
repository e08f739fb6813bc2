import 'server-only'
import { database } from '@/lib/db/client'

/** Whether the site's database role may alter the tables. Rule: two-roles (docs/rules.md) */
export async function ownsTables(): Promise<boolean> {
  const [row] = await database().$queryRaw<{ isOwner: boolean }[]>`
    SELECT pg_has_role(current_user, relowner, 'MEMBER') AS "isOwner" FROM pg_class WHERE oid = 'bookings'::regclass`
  return row?.isOwner ?? false
}
