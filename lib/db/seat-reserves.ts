import 'server-only'
import { type Db } from '@/lib/db/client'

/** Keep seats of a locked departure that a command has freed, for as long as it can be undone. */
export async function reserveSeats(
  db: Db,
  reserve: {
    readonly commandId: string
    readonly departureId: number
    readonly seats: number
    readonly until: Date
  },
): Promise<void> {
  const { commandId, departureId, seats } = reserve
  await db.seatReserve.upsert({
    where: { departureId_commandId: { departureId, commandId } },
    create: reserve,
    update: { seats: { increment: seats } },
  })
}

/** The departures on which a command keeps seats. */
export async function listReservedDepartures(db: Db, commandId: string): Promise<readonly number[]> {
  const rows = await db.seatReserve.findMany({ where: { commandId }, select: { departureId: true } })
  return rows.map(({ departureId }) => departureId)
}

/** Give back what a command keeps; its departures are locked. */
export async function releaseReserves(db: Db, commandId: string): Promise<void> {
  await db.seatReserve.deleteMany({ where: { commandId } })
}

/** Give back what is kept on a locked departure beyond its time. */
export async function releaseOverdueReserves(db: Db, departureId: number, now: Date): Promise<void> {
  await db.seatReserve.deleteMany({ where: { departureId, until: { lte: now } } })
}
