import 'server-only'
import { type Db } from '@/lib/db/client'
import { type SeatReserve } from '@/lib/db/generated/client'

/** Reserve the seats that a command has freed on a locked departure for as long as the command can be undone. */
export async function addSeatReserve(db: Db, reserve: SeatReserve): Promise<void> {
  const { commandId, departureId, seats } = reserve
  await db.seatReserve.upsert({
    where: { departureId_commandId: { departureId, commandId } },
    create: reserve,
    update: { seats: { increment: seats } },
  })
}

export async function listReservedDepartures(db: Db, commandId: string): Promise<readonly number[]> {
  const rows = await db.seatReserve.findMany({ where: { commandId }, select: { departureId: true } })
  return rows.map(({ departureId }) => departureId)
}

/** Release the seats reserved for a command. Lock their departures first. */
export async function releaseSeatReserves(db: Db, commandId: string): Promise<void> {
  await db.seatReserve.deleteMany({ where: { commandId } })
}

/** Release a locked departure's reserves that have expired. */
export async function releaseOverdueSeatReserves(db: Db, departureId: number, now: Date): Promise<void> {
  await db.seatReserve.deleteMany({ where: { departureId, until: { lte: now } } })
}
