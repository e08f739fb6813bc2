import 'server-only'
import { MINUTES_PER_DAY, minutesAfter } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { addDraft, deleteDraft, type DraftFields } from '@/lib/db/bookings/drafts'

/**
 * Keep an operator's form until it is confirmed, for a day at most. Returns the key with which the preview reads it.
 *
 * Rule: office-message (docs/rules.md)
 */
export function saveDraft(fields: DraftFields, now: Date): Promise<string> {
  return addDraft(database(), fields, minutesAfter(now, MINUTES_PER_DAY))
}

/** Delete a confirmed draft, so that the browser's Back button leads to an empty form. */
export async function dropDraft(key: string | undefined): Promise<void> {
  if (key !== undefined) await deleteDraft(database(), key)
}
