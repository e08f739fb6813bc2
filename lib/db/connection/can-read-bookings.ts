import 'server-only'
import { cacheFor } from '@/lib/async/cache-for'
import { type Prisma } from '@/lib/db/generated/client'
import { isSchemaMismatch } from '@/lib/db/connection/describe-database-outage'

/** How long the result is reused, however often a load balancer asks. */
const KEPT_MS = 1_000

const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Whether the tables have every column that this release reads for a booking: a later release's migration may have
 * dropped some. Each query matches no row. Other errors are ignored here.
 */
export const canReadBookings = cacheFor(KEPT_MS, async (db: Prisma.TransactionClient): Promise<boolean> => {
  const none = { where: { id: NOBODY } }
  try {
    await db.tour.findFirst({ where: { id: 0 } })
    await db.departure.findFirst({ where: { id: 0 } })
    await db.booking.findFirst(none)
    await db.checkout.findFirst(none)
    await db.moneyMovement.findFirst(none)
    await db.receipt.findFirst({ where: { movementId: NOBODY } })
    await db.history.findFirst({ where: { id: 0 } })
    await db.email.findFirst(none)
    return true
  } catch (error) {
    return !isSchemaMismatch(error)
  }
})
