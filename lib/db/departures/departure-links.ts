import 'server-only'
import { type Db } from '@/lib/db/client'

/**
 * The versions of a departure's links that are still valid: of those sent to the operator's inboxes, and of the guide's
 * (0 if none was ever made).
 */
export type DepartureLinkVersions = { readonly inboxVersion: number; readonly guideVersion: number }

/** Find a departure's valid link versions; null if there is no such departure. */
export function findDepartureLinkVersions(db: Db, id: number): Promise<DepartureLinkVersions | null> {
  return db.departure.findUnique({
    where: { id },
    select: { inboxVersion: true, guideVersion: true },
  })
}

/** Whether the guide's newest link is still valid. */
export async function hasGuideLink(db: Db, departureId: number): Promise<boolean> {
  const last = await db.history.findFirst({
    where: { departureId, what: { in: ['guide_linked', 'links_revoked'] } },
    orderBy: { id: 'desc' },
    select: { what: true },
  })
  return last?.what === 'guide_linked'
}

export async function listDeparturesWithGuideLink(db: Db, since: Date): Promise<readonly number[]> {
  const rows = await db.departure.findMany({
    where: { guideVersion: { gt: 0 }, startsAt: { gt: since } },
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

export async function invalidateGuideLink(db: Db, id: number): Promise<void> {
  await db.departure.update({ where: { id }, data: { guideVersion: { increment: 1 } } })
}

export async function invalidateDepartureLinks(db: Db, id: number): Promise<void> {
  await db.departure.update({ where: { id }, data: { inboxVersion: { increment: 1 } } })
  await db.departure.updateMany({
    where: { id, guideVersion: { gt: 0 } },
    data: { guideVersion: { increment: 1 } },
  })
}
