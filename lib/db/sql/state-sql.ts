import 'server-only'
import { Prisma } from '@/lib/db/generated/client'

/* SQL conditions on the state of `bookings b`; `isUnpaid` and `holdsSeats` are the same for one booking. */

export const UNPAID_SQL = Prisma.sql`b.state IN ('hold', 'awaiting_payment')`

export const SEATED_SQL = Prisma.sql`b.state IN ('hold', 'awaiting_payment', 'confirmed')`

/** Unpaid, and its guest has a link to the booking's page: as in `outlivesPaymentPage`, plus cryptocurrency bookings. */
export const LINKED_SQL = Prisma.sql`(b.state = 'awaiting_payment' OR b.state = 'hold' AND b.source <> 'web')`
