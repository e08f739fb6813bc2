import 'server-only'
import { type Db } from '@/lib/db/client'

/** Which links to a departure hold: those of the inboxes, and the one of its guide (0: none was made). */
export type DepartureLinks = { readonly inboxVersion: number; readonly guideVersion: number }

/** Null where there is no such departure. */
export function findDepartureLinks(db: Db, id: number): Promise<DepartureLinks | null> {
  return db.departure.findUnique({
    where: { id },
    select: { inboxVersion: true, guideVersion: true },
  })
}

/** Whether the link of the guide that was made last has not been revoked since. */
export async function isGuideLinked(db: Db, departureId: number): Promise<boolean> {
  const last = await db.history.findFirst({
    where: { departureId, what: { in: ['guide_linked', 'links_revoked'] } },
    orderBy: { id: 'desc' },
    select: { what: true },
  })
  return last?.what === 'guide_linked'
}

/** Departures for whose guide a link was made, that start after an instant. */
export async function listGuideLinked(db: Db, since: Date): Promise<readonly number[]> {
  const rows = await db.departure.findMany({
    where: { guideVersion: { gt: 0 }, startsAt: { gt: since } },
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/** End the previous link of the guide. */
export async function raiseGuideLink(db: Db, id: number): Promise<void> {
  await db.departure.update({ where: { id }, data: { guideVersion: { increment: 1 } } })
}

/** All links end, the guide's where there is one. */
export async function raiseDepartureLinks(db: Db, id: number): Promise<void> {
  await db.departure.update({ where: { id }, data: { inboxVersion: { increment: 1 } } })
  await db.departure.updateMany({
    where: { id, guideVersion: { gt: 0 } },
    data: { guideVersion: { increment: 1 } },
  })
}
