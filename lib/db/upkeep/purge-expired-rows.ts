import 'server-only'
import { MS_PER_DAY } from '@/lib/calendar/duration'
import { type Db } from '@/lib/db/client'
import { purgeDrafts } from '@/lib/db/bookings/drafts'
import { purgeOfficeLinks } from '@/lib/db/office/links'
import { purgeSessions } from '@/lib/db/office/sessions'

export type PurgedRowCounts = { readonly proofs: number; readonly counts: number }

/** For how many days after its end the list of sessions still says what ended it. */
const SESSION_DAYS = 30

/**
 * Delete expired proofs of work, rate-limit counters and drafts, workers not seen for a day, the office's links a day
 * after they expired or were sent, and its sessions a month after their end.
 */
export async function purgeExpiredRows(db: Db, now: Date): Promise<PurgedRowCounts> {
  const { count: proofs } = await db.usedProof.deleteMany({ where: { expiresAt: { lt: now } } })
  const { count: counts } = await db.rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } })
  await purgeDrafts(db, now)
  const dayAgo = new Date(now.getTime() - MS_PER_DAY)
  await db.worker.deleteMany({ where: { seenAt: { lt: dayAgo } } })
  await db.email.deleteMany({ where: { kind: 'office-link-staff', createdAt: { lt: dayAgo } } })
  await purgeOfficeLinks(db, dayAgo)
  await purgeSessions(db, new Date(now.getTime() - SESSION_DAYS * MS_PER_DAY))
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
