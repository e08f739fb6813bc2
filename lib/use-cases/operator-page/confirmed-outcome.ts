import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { addMinutes, MINUTES_PER_DAY } from '@/lib/calendar/duration'
import { deleteDraft, findDraft, upsertDraft } from '@/lib/db/bookings/drafts'
import { database } from '@/lib/db/client'
import { type Confirmation } from '@/lib/db/history/actor'
import { toDraftId } from '@/lib/use-cases/operator-page/save-operator-draft'

/** What came of an act: it is done, or held until the guest has paid; `again`: its form had been sent before. */
export type ConfirmedOutcome = {
  readonly outcome: 'done' | 'held' | 'again'
  /** The reference of the booking that it has made. */
  readonly newReference?: string | undefined
}

/** How often, a tenth of a second apart, to look for the outcome of a form that is being carried out elsewhere. */
const LOOKS = 20

/**
 * Name what a form confirms, for a day: however often it is sent, at the same moment or later, it is done once.
 *
 * @param page  path of the form's page: on another page, the key names nothing
 * @param once  the form's key, made with its preview
 *
 * Rule: once (docs/rules.md)
 */
export function toConfirmation(page: string, once: string, now: Date): Confirmation {
  return { id: toDraftId(`once ${page}`, once), until: addMinutes(now, MINUTES_PER_DAY), isTaken: false }
}

/**
 * Find what came of a form that was sent before; null if nothing did. How things are now is another question: it may
 * have been undone since.
 */
export async function findConfirmedOutcome(
  { id }: Confirmation,
  now: Date,
): Promise<ConfirmedOutcome | null> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const draft = await findDraft(database(), id, now)
    if (!draft) return null
    const { outcome, newReference } = draft
    if (outcome !== undefined) return { outcome: 'again', newReference }
    await pause(100)
  }
  // The process that carried it out has ended since.
  return { outcome: 'again' }
}

/** Keep what came of a form; null, to forget it, if nothing did. */
export async function keepConfirmedOutcome(
  { id, until }: Confirmation,
  done: ConfirmedOutcome | null,
): Promise<void> {
  if (!done) return deleteDraft(database(), id)
  const { outcome, newReference } = done
  const fields = { outcome, ...(newReference && { newReference }) }
  await upsertDraft(database(), id, { fields, expiresAt: until })
}
