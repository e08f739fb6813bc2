import 'server-only'
import { z } from 'zod'
import { addMinutes } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { deleteDraft, type DraftFields, findDraft, upsertDraft } from '@/lib/db/bookings/drafts'
import { encryptText, decryptText } from '@/lib/links/encrypt-text'

const KEPT_MINUTES = 60

const fieldsSchema = z.record(z.string(), z.string())

/**
 * Keep for an hour what a guest typed but we could not save, to fill in the form again. It is encrypted, and only the
 * form's URL contains the key, because health details may not be kept without consent.
 *
 * @returns  the key; earlier keys for the same booking no longer work
 *
 * Rule: unsaved-details, health (docs/rules.md)
 */
export async function saveDetailsDraft(bookingId: string, fields: DraftFields, now: Date): Promise<string> {
  const { sealed, key } = encryptText(JSON.stringify(fields))
  await upsertDraft(database(), bookingId, { fields: { sealed }, expiresAt: addMinutes(now, KEPT_MINUTES) })
  return key
}

export async function findDetailsDraft(bookingId: string, key: unknown, now: Date): Promise<DraftFields> {
  const draft = typeof key === 'string' ? await findDraft(database(), bookingId, now) : null
  const text = draft?.sealed === undefined ? null : decryptText(draft.sealed, String(key))
  return text === null ? {} : fieldsSchema.parse(JSON.parse(text))
}

/** Delete a guest's unsaved details. Call this once everything typed has been saved. */
export async function deleteDetailsDraft(bookingId: string): Promise<void> {
  await deleteDraft(database(), bookingId)
}
