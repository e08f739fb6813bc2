import 'server-only'
import { z } from 'zod'
import { minutesAfter } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { deleteDraft, type DraftFields, findDraft, putDraft } from '@/lib/db/bookings/drafts'
import { seal, unseal } from '@/lib/links/seal'

const KEPT_MINUTES = 60

const fieldsSchema = z.record(z.string(), z.string())

/**
 * Keep what a guest typed but we could not save, for an hour, to fill in the form again. It is encrypted, and only the
 * form's URL contains the key, because health details may not be kept without consent.
 *
 * @returns  the key; earlier keys for the same booking no longer work
 *
 * Rule: unsaved-details, health (docs/rules.md)
 */
export async function saveUnsavedDetails(bookingId: string, fields: DraftFields, now: Date): Promise<string> {
  const { sealed, key } = seal(JSON.stringify(fields))
  await putDraft(database(), bookingId, { fields: { sealed }, expiresAt: minutesAfter(now, KEPT_MINUTES) })
  return key
}

export async function findUnsavedDetails(bookingId: string, key: unknown, now: Date): Promise<DraftFields> {
  const draft = typeof key === 'string' ? await findDraft(database(), bookingId, now) : null
  const text = draft?.sealed === undefined ? null : unseal(draft.sealed, String(key))
  return text === null ? {} : fieldsSchema.parse(JSON.parse(text))
}

/** Delete what was kept. Call this once everything typed has been saved. */
export async function deleteUnsavedDetails(bookingId: string): Promise<void> {
  await deleteDraft(database(), bookingId)
}
