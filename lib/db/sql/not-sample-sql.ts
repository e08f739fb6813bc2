import 'server-only'
import { SAMPLE_EMAIL, SAMPLE_KEY } from '@/lib/db/bookings/sample-guest'
import { Prisma } from '@/lib/db/generated/client'

/** Excludes rows of `bookings b` that demo or seed created: they were never sold. */
export const NOT_SAMPLE_SQL = Prisma.sql`
  NOT (b.customer_email = ${SAMPLE_EMAIL} AND coalesce(starts_with(b.idempotency_key, ${SAMPLE_KEY}), false))`
