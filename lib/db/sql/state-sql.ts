import 'server-only'
import { Prisma } from '@/lib/db/generated/client'
import { SAMPLE_GUEST_EMAIL, SAMPLE_KEY_PREFIX } from '@/lib/db/bookings/sample-guest'

/* SQL conditions on `bookings b`; `isUnpaid` and `holdsSeats` are the same for one booking. */

export const UNPAID_SQL = Prisma.sql`b.state IN ('hold', 'awaiting_payment')`

export const HOLDS_SEATS_SQL = Prisma.sql`b.state IN ('hold', 'awaiting_payment', 'confirmed')`

/**
 * Condition for an unpaid booking whose guest has a link to its page: the same as `outlivesPaymentPage`, plus
 * cryptocurrency bookings.
 */
export const HAS_LINK_SQL = Prisma.sql`(b.state = 'awaiting_payment' OR b.state = 'hold' AND b.source <> 'web')`

/** Condition for a booking whose guest has not been erased. Rule: erasure (docs/rules.md) */
export const NOT_ERASED_SQL = Prisma.sql`
  NOT EXISTS (SELECT FROM history h WHERE h.booking_id = b.id AND h.what = 'erased')`

/** Condition that leaves out sample bookings, which the demo or the seed command made and nobody bought. */
export const NOT_SAMPLE_SQL = Prisma.sql`
  NOT (b.customer_email = ${SAMPLE_GUEST_EMAIL} AND coalesce(starts_with(b.idempotency_key, ${SAMPLE_KEY_PREFIX}), false))`
