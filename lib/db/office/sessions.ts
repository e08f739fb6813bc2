import 'server-only'
import { isSessionLive } from '@/lib/booking/office-session'
import { type Db } from '@/lib/db/client'
import { type OfficeSession } from '@/lib/db/generated/client'

export type StoredSession = Readonly<OfficeSession>

/** Which sessions to end: one by its id or its cookie's hash, those of an address, or all. */
export type SessionsToEnd =
  | { readonly id: string }
  | { readonly tokenHash: Uint8Array<ArrayBuffer> }
  | { readonly address: string }
  | 'all'

export async function addSession(
  db: Db,
  session: Pick<StoredSession, 'tokenHash' | 'address' | 'device' | 'provedAt' | 'seenAt' | 'endsAt'>,
): Promise<{ readonly id: string }> {
  return db.officeSession.create({ data: session, select: { id: true } })
}

/**
 * Add to what the person of a session has returned to guests since the session's proof was no longer fresh.
 *
 * @returns  the sum in cents; null if there is no such session
 */
export async function addReturnedCents(db: Db, id: string, cents: number): Promise<number | null> {
  const [session] = await db.officeSession.updateManyAndReturn({
    where: { id },
    data: { returnedCents: { increment: cents } },
  })
  return session?.returnedCents ?? null
}

/** Find a session by its cookie's hash, whether or not it is live. */
export async function findStoredSession(
  db: Db,
  tokenHash: Uint8Array<ArrayBuffer>,
): Promise<StoredSession | null> {
  return db.officeSession.findUnique({ where: { tokenHash } })
}

/** The sessions that are live, newest first: of one address, or all. */
export async function listLiveSessions(
  db: Db,
  of: { readonly address?: string },
  now: Date,
): Promise<readonly StoredSession[]> {
  const rows = await db.officeSession.findMany({
    where: { ...of, endedAt: null, endsAt: { gt: now } },
    orderBy: [{ provedAt: 'desc' }, { id: 'asc' }],
  })
  return rows.filter((session) => isSessionLive(session, now))
}

export async function recordSessionUse(db: Db, id: string, now: Date): Promise<void> {
  await db.officeSession.updateMany({ where: { id, endedAt: null }, data: { seenAt: now } })
}

/**
 * End sessions that have not ended yet.
 *
 * @param by  the person, or why
 * @returns   how many were live
 */
export async function endSessions(
  db: Db,
  which: SessionsToEnd,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<number> {
  const ended = await db.officeSession.updateManyAndReturn({
    where: { ...(which === 'all' ? {} : which), endedAt: null },
    data: { endedAt: now, endedBy: by },
  })
  return ended.filter((session) => isSessionLive({ ...session, endedAt: null }, now)).length
}

/** Delete sessions that were over before an instant. */
export async function purgeSessions(db: Db, before: Date): Promise<void> {
  await db.officeSession.deleteMany({
    where: { OR: [{ endsAt: { lt: before } }, { endedAt: { lt: before } }] },
  })
}
