import 'server-only'
import { tourDaysDueEmail, needsReminder } from '@/lib/booking/days/tour-days-due-email'
import { type Day } from '@/lib/calendar/day'
import { listGuestsNotYetEmailed } from '@/lib/db/bookings/guests-not-yet-emailed'
import { database, type Db, inTransaction } from '@/lib/db/client'
import { hasUndoableCommand } from '@/lib/db/history/commands'
import { loadGuideText } from '@/lib/use-cases/departures/load-guide-text'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { lockBooking } from '@/lib/use-cases/booking/lock-booking'

/**
 * Remind guests of their tour two days before it, and thank them on the day after; once each per date. Works from
 * current data, so it may run at any time.
 *
 * Rule: around-the-tour (docs/rules.md)
 */
export async function queueTourEmails(now: Date): Promise<void> {
  const { reminded, thanked } = tourDaysDueEmail(now)
  await writeTo({ kind: 'tour-reminder-guest', days: reminded }, now)
  await writeTo({ kind: 'thank-you-guest', days: thanked }, now)
}

type Occasion = {
  readonly kind: 'tour-reminder-guest' | 'thank-you-guest'
  readonly days: readonly Day[]
}

async function writeTo(occasion: Occasion, now: Date): Promise<void> {
  if (occasion.days.length === 0) return
  for (const guest of await listGuestsNotYetEmailed(database(), occasion))
    if (occasion.kind === 'thank-you-guest' || needsReminder(guest))
      await inTransaction((db) => write(db, occasion, guest.bookingId, now))
}

/** While an operator command on the booking can still be undone, check again later. */
async function write(db: Db, occasion: Occasion, bookingId: string, now: Date): Promise<void> {
  const { booking, departure } = await lockBooking(db, bookingId, now)
  const [guest] = await listGuestsNotYetEmailed(db, { ...occasion, bookingId })
  if (!guest || (await hasUndoableCommand(db, booking))) return
  const cause = String(departure.id)
  const guideText = await loadGuideText(db, departure.id, booking.language)
  await enqueueBookingEmails(db, [occasion.kind], { booking, departure, now, cause, guideText })
}
