import 'server-only'
import { MINUTES_PER_DAY, minutesAfter } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { addDraft, deleteDraft, type DraftFields } from '@/lib/db/bookings/drafts'

/**
 * Keep for a day what a form of the operator says, until it is confirmed. Answers the key that its preview is read by.
 *
 * Rule: office-message (docs/rules.md)
 */
export function keepDraft(fields: DraftFields, now: Date): Promise<string> {
  return addDraft(database(), fields, minutesAfter(now, MINUTES_PER_DAY))
}

/** It is confirmed: going back finds an empty form, and the words stand where they were meant for. */
export async function dropDraft(key: string | undefined): Promise<void> {
  if (key !== undefined) await deleteDraft(database(), key)
}
