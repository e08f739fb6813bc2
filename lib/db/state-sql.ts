import 'server-only'
import { Prisma } from '@/lib/db/generated/client'

/* What the states of `bookings b` mean, for SQL that counts or joins; `isUnpaid` and `holdsSeats` say it of one booking. */

export const UNPAID_SQL = Prisma.sql`b.state IN ('hold', 'awaiting_payment')`

export const SEATED_SQL = Prisma.sql`b.state IN ('hold', 'awaiting_payment', 'confirmed')`
