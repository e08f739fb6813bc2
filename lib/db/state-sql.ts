import 'server-only'
import { Prisma } from '@/lib/db/generated/client'

/* What the states of `bookings b` mean, for SQL that counts or joins; `isUnpaid` and `holdsSeats` say it of one booking. */

export const UNPAID_SQL = Prisma.sql`b.state IN ('hold', 'awaiting_payment')`

export const SEATED_SQL = Prisma.sql`b.state IN ('hold', 'awaiting_payment', 'confirmed')`

/** Unpaid, and its guest has the link to its own page: as `outlivesItsPages`, and what is paid in cryptocurrency. */
export const LINKED_SQL = Prisma.sql`(b.state = 'awaiting_payment' OR b.state = 'hold' AND b.source <> 'web')`
