import 'server-only'
import { inTransaction } from '@/lib/db/client'
import { deleteHealthNotes } from '@/lib/db/health-notes'

/** Take back what a guest has said about health, whatever became of the booking. Rule: health (docs/rules.md) */
export async function forgetHealth(bookingId: string): Promise<void> {
  await inTransaction((db) => deleteHealthNotes(db, [bookingId]))
}
