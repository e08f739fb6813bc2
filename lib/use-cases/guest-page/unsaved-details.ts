import 'server-only'
import { z } from 'zod'
import { minutesAfter } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { deleteDraft, type DraftFields, findDraft, putDraft } from '@/lib/db/bookings/drafts'
import { seal, unseal } from '@/lib/links/seal'

const KEPT_MINUTES = 60

const fieldsSchema = z.record(z.string(), z.string())

/**
 * Keep for an hour what a guest typed and we could not save, for the form to give it back. It is sealed, and its key
 * stands in the form's address alone: of words about health nothing may be kept without consent.
 *
 * @returns  the key; an earlier one of the same booking opens nothing any more
 *
 * Rule: unsaved-details, health (docs/rules.md)
 */
export async function keepUnsavedDetails(bookingId: string, fields: DraftFields, now: Date): Promise<string> {
  const { sealed, key } = seal(JSON.stringify(fields))
  await putDraft(database(), bookingId, { fields: { sealed }, expiresAt: minutesAfter(now, KEPT_MINUTES) })
  return key
}

/** Empty where nothing is kept, or not with this key. */
export async function findUnsavedDetails(bookingId: string, key: unknown, now: Date): Promise<DraftFields> {
  const draft = typeof key === 'string' ? await findDraft(database(), bookingId, now) : null
  const text = draft?.sealed === undefined ? null : unseal(draft.sealed, String(key))
  return text === null ? {} : fieldsSchema.parse(JSON.parse(text))
}

/** All that was typed is saved. */
export async function dropUnsavedDetails(bookingId: string): Promise<void> {
  await deleteDraft(database(), bookingId)
}
