import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { MINUTES_PER_DAY, addMinutes } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { deleteDraft, type DraftFields, findDraft, upsertDraft } from '@/lib/db/bookings/drafts'

/**
 * Keep an operator's form until it is confirmed, for a day at most. Returns the key with which the same page reads it;
 * on the page of another booking or action, the key finds nothing.
 *
 * @param page  path of the form's page
 * @param key   that of a draft to replace; a new one if it is left out
 *
 * Rule: office-message (docs/rules.md)
 */
export async function saveOperatorDraft(
  page: string,
  fields: DraftFields,
  now: Date,
  key: string = randomUUID(),
): Promise<string> {
  const draft = { fields, expiresAt: addMinutes(now, MINUTES_PER_DAY) }
  await upsertDraft(database(), toDraftId(page, key), draft)
  return key
}

/** Load a page's draft by its key; null if there is none, or if it was confirmed or has expired. */
export function loadDraft(page: string, key: string, now: Date): Promise<DraftFields | null> {
  return findDraft(database(), toDraftId(page, key), now)
}

/** Delete a confirmed draft, so that the browser's Back button leads to an empty form. */
export async function deleteOperatorDraft(page: string, key: string | undefined): Promise<void> {
  if (key !== undefined) await deleteDraft(database(), toDraftId(page, key))
}

/** The draft's id, which depends on its page. Formatted as a UUID, as the database requires. */
export function toDraftId(page: string, key: string): string {
  const hex = createHash('sha256').update(`${page} ${key}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
