import 'server-only'
import { type Db } from '@/lib/db/client'

/**
 * The guest list last sent to the operator's inboxes, empty if none was; `since` is when it went out of date, or null.
 */
export type SentGuestList = { readonly lastSent: string; readonly since: Date | null }

export async function listSentGuestLists(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SentGuestList>> {
  const rows = await db.departure.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, listedAs: true, unlistedSince: true },
  })
  return new Map(
    rows.map(({ id, listedAs, unlistedSince }) => [id, { lastSent: listedAs, since: unlistedSince }]),
  )
}

/** Store the guest list that was sent. Lock the departure first. */
export async function saveSentGuestList(db: Db, id: number, list: string): Promise<void> {
  await db.departure.update({ where: { id }, data: { listedAs: list, unlistedSince: null } })
}

export async function markGuestListOutdated(db: Db, id: number, since: Date | null): Promise<void> {
  await db.departure.update({ where: { id }, data: { unlistedSince: since } })
}
