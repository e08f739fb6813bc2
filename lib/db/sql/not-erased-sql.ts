import 'server-only'
import { Prisma } from '@/lib/db/generated/client'

/** A row of `bookings b` whose guest has not been erased. Rule: erasure (docs/rules.md) */
export const NOT_ERASED_SQL = Prisma.sql`
  NOT EXISTS (SELECT FROM history h WHERE h.booking_id = b.id AND h.what = 'erased')`
