import 'server-only'
import { SAMPLE_EMAIL, SAMPLE_KEY } from '@/lib/booking/sample-guest'
import { Prisma } from '@/lib/db/generated/client'

/** What demo and seed have filled a database with was never sold: a row of `bookings b` that is none of it. */
export const NOT_SAMPLE_SQL = Prisma.sql`
  NOT (b.customer_email = ${SAMPLE_EMAIL} AND coalesce(starts_with(b.idempotency_key, ${SAMPLE_KEY}), false))`
