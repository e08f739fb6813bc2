import 'server-only'
import { z } from 'zod'
import { type Db } from '@/lib/db/client'

export type DraftFields = Readonly<Record<string, string>>

const stored = z.record(z.string(), z.string())

/** Store the fields of an unfinished form under a key, replacing any earlier ones. */
export async function upsertDraft(
  db: Db,
  id: string,
  draft: { readonly fields: DraftFields; readonly expiresAt: Date },
): Promise<void> {
  await db.draft.upsert({ where: { id }, create: { id, ...draft }, update: draft })
}

/**
 * Store an empty draft under a key, unless there is one. Of two transactions at once, the second waits for the first.
 *
 * @returns  whether there was none
 */
export async function claimDraft(db: Db, id: string, expiresAt: Date): Promise<boolean> {
  const { count } = await db.draft.createMany({ data: [{ id, fields: {}, expiresAt }], skipDuplicates: true })
  return count > 0
}

/** Find a draft by its key; null if there is none or it has expired. */
export async function findDraft(db: Db, id: string, now: Date): Promise<DraftFields | null> {
  if (!z.uuid().safeParse(id).success) return null
  const draft = await db.draft.findFirst({ where: { id, expiresAt: { gt: now } } })
  return draft && stored.parse(draft.fields)
}

export async function deleteDraft(db: Db, id: string): Promise<void> {
  if (z.uuid().safeParse(id).success) await db.draft.deleteMany({ where: { id } })
}

export async function purgeDrafts(db: Db, now: Date): Promise<void> {
  await db.draft.deleteMany({ where: { expiresAt: { lte: now } } })
}
