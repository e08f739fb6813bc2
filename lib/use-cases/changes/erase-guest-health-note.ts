import 'server-only'
import { type Db } from '@/lib/db/client'
import { deleteHealthNotes, findHealthNote } from '@/lib/db/upkeep/health-notes'
import { defineOperation } from '@/lib/db/define-operation'

/**
 * Erase a guest's health note, in any state of the booking. Returns whether there was one.
 *
 * Rule: health (docs/rules.md)
 */
export const eraseGuestHealthNote = defineOperation({ work: erase })

async function erase(db: Db, bookingId: string): Promise<{ readonly isKept: boolean }> {
  const isKept = (await findHealthNote(db, bookingId)) !== null
  await deleteHealthNotes(db, [bookingId])
  return { isKept }
}
