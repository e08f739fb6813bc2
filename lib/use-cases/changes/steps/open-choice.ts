import 'server-only'
import { type Choice } from '@/lib/booking/choices/choice-outcome'
import {
  addChoice,
  closeChoice,
  findOpenChoice,
  setChoiceJobDueAt,
  type StoredChoice,
} from '@/lib/db/bookings/choices'
import { updateBooking, type StoredBooking, loadBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture, findDeparture } from '@/lib/db/departures/departures'
import { recordBookingHistory } from '@/lib/db/history/history'
import { loadLedger } from '@/lib/db/money/ledger'
import {
  type ChoiceFacts,
  toChoiceFacts,
  toChoice,
  listChoiceReminderTimes,
} from '@/lib/use-cases/changes/to-choice'
import { type BookingFactsInput } from '@/lib/use-cases/outbox/steps/booking-facts'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { type OpenCommand } from '@/lib/use-cases/booking/begin-command'
import { type BookingEmailKind } from '@/lib/emails/email'
import { reschedule } from '@/lib/queue/enqueue-job'

const EMAILS: Readonly<Record<StoredChoice['cause'], BookingEmailKind>> = {
  departure_cancelled: 'departure-cancelled-guest',
  merged: 'departure-merged-guest',
  time_changed: 'time-changed-guest',
  lights_not_seen: 'lights-not-seen-guest',
}

export type OpenChoiceInput = {
  readonly booking: StoredBooking
  readonly departure: StoredDeparture
  readonly choice: Pick<StoredChoice, 'cause' | 'departureId' | 'returnTripUntil'> &
    Partial<Pick<StoredChoice, 'offeredTourIds'>>
  readonly again?: ChoiceFacts['again']
  readonly about?: Pick<BookingFactsInput, 'change' | 'startedAt' | 'officeWords'>
  readonly command?: OpenCommand
}

/**
 * Give the guest of a booking a choice, and notify the guest. Requires a lock on the booking's departure. The choice
 * replaces any open one: the latest event counts, with its own deadline.
 */
export async function openChoice(
  db: Db,
  { booking: before, departure, choice, again, about, command }: OpenChoiceInput,
  now: Date,
): Promise<void> {
  // Raise the booking's version, because decisions made before the guest had these options are now outdated.
  const booking = await updateBooking(db, before.id, { version: before.version + 1 })
  const former = await findOpenChoice(db, booking.id)
  if (former) await closeChoice(db, former.id, { chosen: null, now, endedBy: command?.id })
  const by = { openedBy: command?.id }
  const added = await addChoice(db, { ...choice, ...by, bookingId: booking.id }, now)
  const told = { what: 'choice_opened', why: added.cause, commandId: command?.id } as const
  await recordBookingHistory(db, { ...told, before, after: booking }, now)
  const terms = toChoice(added, departure.startsAt)
  await scheduleChoiceJob(db, added, terms, now)
  const facts = toChoiceFacts(terms, await loadLedger(db, booking.id), booking.language, { again })
  const email = { ...about, booking, departure, cause: added.id, now, command }
  await enqueueBookingEmails(db, [EMAILS[added.cause]], { ...email, choice: { id: added.id, facts } })
}

/** Schedule the job for an open choice: at its next reminder, or else at its deadline. */
export async function scheduleChoiceJob(
  db: Db,
  choice: StoredChoice,
  terms: Choice,
  now: Date,
): Promise<void> {
  const dueAt = listChoiceReminderTimes(choice, terms).find((at) => at > now) ?? terms.endsAt
  await setChoiceJobDueAt(db, choice.id, dueAt)
  if (dueAt) await reschedule(db, 'end_choice', choice.id, dueAt)
}

/**
 * Let the guest of the first booking choose again, because the return trip was cancelled in time, was cancelled by us,
 * or saw no lights either. The first booking's seats do not change, so only the return trip's departure is locked.
 *
 * Rule: return-trip (docs/rules.md)
 */
export async function reopenFirstChoice(
  db: Db,
  { departureId, returnTripOf, returnTripUntil }: StoredBooking,
  { again, command }: { readonly again: NonNullable<ChoiceFacts['again']>; readonly command?: OpenCommand },
  now: Date,
): Promise<void> {
  if (returnTripOf === null || returnTripUntil === null) return
  const booking = await loadBooking(db, returnTripOf)
  const departure = await findDeparture(db, booking.departureId, now)
  if (!departure || booking.state !== 'confirmed') return
  const choice = { cause: 'lights_not_seen', departureId, returnTripUntil } as const
  await openChoice(db, { booking, departure, choice, again, command }, now)
}
