import 'server-only'
import { type Db } from '@/lib/db/client'

/** A guest's health information, with the consent to store it. Rule: health (docs/rules.md) */
export type HealthNote = {
  readonly words: string
  readonly consentedAt: Date
  /** The exact wording of the consent that the guest gave. */
  readonly consentText: string
}

export async function findHealthNote(db: Db, bookingId: string): Promise<HealthNote | null> {
  const select = { words: true, consentedAt: true, consentText: true } as const
  return db.healthNote.findUnique({ where: { bookingId }, select })
}

export async function saveHealthNote(db: Db, bookingId: string, note: HealthNote): Promise<void> {
  await db.healthNote.upsert({ where: { bookingId }, create: { bookingId, ...note }, update: note })
}

export async function deleteHealthNotes(db: Db, bookingIds: readonly string[]): Promise<void> {
  await db.healthNote.deleteMany({ where: { bookingId: { in: [...bookingIds] } } })
}

/** Delete the notes of guests whose tour began before an instant. Returns the number deleted. */
export async function purgeHealthNotes(db: Db, startsBefore: Date): Promise<number> {
  const over = { booking: { departure: { startsAt: { lt: startsBefore } } } }
  return (await db.healthNote.deleteMany({ where: over })).count
}
