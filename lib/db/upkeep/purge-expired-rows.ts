import 'server-only'
import { MS_PER_DAY } from '@/lib/calendar/duration'
import { type Db } from '@/lib/db/client'
import { purgeDrafts } from '@/lib/db/bookings/drafts'

export type PurgedRowCounts = { readonly proofs: number; readonly counts: number }

/** Delete expired proofs of work, rate-limit counters and drafts, and workers not seen for a day. */
export async function purgeExpiredRows(db: Db, now: Date): Promise<PurgedRowCounts> {
  const { count: proofs } = await db.usedProof.deleteMany({ where: { expiresAt: { lt: now } } })
  const { count: counts } = await db.rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } })
  await purgeDrafts(db, now)
  await db.worker.deleteMany({ where: { seenAt: { lt: new Date(now.getTime() - MS_PER_DAY) } } })
  return { proofs, counts }
}

/** Mark a proof of work as used. Returns false if any instance has accepted it before. */
export async function markProofUsed(
  db: Db,
  proof: { readonly id: string; readonly expiresAt: Date },
): Promise<boolean> {
  const { count } = await db.usedProof.createMany({ data: [proof], skipDuplicates: true })
  return count === 1
}
