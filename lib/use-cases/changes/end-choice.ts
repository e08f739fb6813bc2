import 'server-only'
import { decideExpiredChoice } from '@/lib/booking/choices/choice-outcome'
import { loadBooking } from '@/lib/db/bookings/bookings'
import { findChoice, type StoredChoice } from '@/lib/db/bookings/choices'
import { database, type Db, inTransaction } from '@/lib/db/client'
import { toChoiceFacts, toChoice, listChoiceReminderTimes } from '@/lib/use-cases/changes/to-choice'
import { scheduleChoiceJob } from '@/lib/use-cases/changes/steps/open-choice'
import { saveChoice } from '@/lib/use-cases/changes/steps/save-choice'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { syncBookingPayments } from '@/lib/use-cases/payments/steps/sync-booking-payments'
import { loadChangeableBooking } from '@/lib/use-cases/booking/load-changeable-booking'
import { lockBooking } from '@/lib/use-cases/booking/lock-booking'

/**
 * Close an open choice whose deadline has passed. Until then, send any reminder that is due and schedule the next run.
 *
 * Rule: choice-ends (docs/rules.md)
 */
export async function endChoice(id: string, now: Date): Promise<void> {
  const known = await findChoice(database(), id)
  // If the command that opened a choice was undone, the choice is gone.
  if (!known || known.endedAt) return
  const { reference } = await loadBooking(database(), known.bookingId)
  await syncBookingPayments(reference, now)
  await inTransaction((db) => endOrRemind(db, known, now))
}

async function endOrRemind(db: Db, { id, bookingId }: StoredChoice, now: Date): Promise<void> {
  const { booking, departure } = await lockBooking(db, bookingId, now)
  const choice = await findChoice(db, id)
  if (!choice || choice.endedAt) return
  const terms = toChoice(choice, departure.startsAt)
  const changeable = await loadChangeableBooking(db, booking)
  const decision = decideExpiredChoice(terms, changeable, now)
  const { ledger } = changeable
  if (decision.kind === 'refused') throw new Error(`choice ${id} cannot end: ${decision.reason}`)
  if (decision.kind !== 'unchanged')
    return void (await saveChoice(db, decision, { choice, booking, departure, ledger, chosen: null }, now))
  const due = listChoiceReminderTimes(choice, terms).filter((at) => at <= now).length
  // Send each reminder only once, however often the job is retried. Skip a reminder if the next one is already due.
  if (due > 0) {
    const offered = { id, facts: toChoiceFacts(terms, ledger, booking.language) }
    const email = { booking, departure, now, cause: `${id}:${due}`, choice: offered }
    await enqueueBookingEmails(db, ['choice-reminder-guest'], email)
  }
  await scheduleChoiceJob(db, choice, terms, now)
}
