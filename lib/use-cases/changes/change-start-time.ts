import 'server-only'
import { outlivesPaymentPage } from '@/lib/booking/booking'
import { decideTimeChange, type TimeChangeDecision } from '@/lib/booking/changes/time-change'
import { helsinkiInstant } from '@/lib/calendar/day'
import { updateBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { findOpenChoice } from '@/lib/db/bookings/choices'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { setDepartureTimes } from '@/lib/db/departures/save-departures'
import { toDepartureFacts, recordBookingHistory, recordHistory } from '@/lib/db/history/history'
import { defineOperation } from '@/lib/db/define-operation'
import { type DepartureKey } from '@/lib/use-cases/changes/cancel-departure'
import { toChoice } from '@/lib/use-cases/changes/to-choice'
import { loadParties, type StoredParty } from '@/lib/use-cases/changes/steps/load-parties'
import { openChoice, scheduleChoiceJob } from '@/lib/use-cases/changes/steps/open-choice'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { beginCommand, type CommandRequest, type OpenCommand } from '@/lib/use-cases/booking/begin-command'
import { dropOpenChange, dropOpenChangesToDeparture } from '@/lib/use-cases/booking/drop-open-change'
import { lockDepartureOn } from '@/lib/use-cases/booking/lock-and-refresh-departure'

type TimeInput = DepartureKey & {
  /** The departure's new start, as `HH:MM` in Helsinki time. */
  readonly time: string
}

export type StartTimeChangeResult =
  | {
      readonly kind: 'changed'
      readonly parties: readonly { readonly booking: StoredBooking; readonly opensChoice: boolean }[]
      readonly command?: OpenCommand
    }
  | Exclude<TimeChangeDecision<StoredParty>, { readonly kind: 'changed' }>
  | { readonly kind: 'refused'; readonly reason: 'no_departure' }

/**
 * Give a departure a new start time in one transaction; its end and the close of sales move with it. Guests we have
 * already e-mailed are sent the new time with a calendar file, and may choose something else after a large shift.
 * Pending changes were requested for the old start, so they are dropped.
 *
 * Rule: time-change (docs/rules.md)
 */
export const changeStartTime = defineOperation({ work: change })

async function change(
  db: Db,
  { time, ...where }: TimeInput,
  now: Date,
  call?: CommandRequest,
): Promise<StartTimeChangeResult> {
  const before = await lockDepartureOn(db, where, now)
  if (!before) return { kind: 'refused', reason: 'no_departure' }
  const startsAt = helsinkiInstant(where.day, time)
  const bookings = await loadParties(db, before.id, now)
  const decision = decideTimeChange(before, { startsAt, bookings }, now)
  if (decision.kind !== 'changed') return decision
  const departure = { ...before, startsAt, closesAt: decision.closesAt }
  await setDepartureTimes(db, before.id, { startsAt, closesAt: decision.closesAt })
  const command = call && (await beginCommand(db, call, now))
  const told = { departureId: before.id, what: 'time_changed', commandId: command?.id } as const
  const facts = { before: toDepartureFacts(before), after: toDepartureFacts(departure) }
  await recordHistory(db, { ...told, ...facts }, now)
  await dropOpenChangesToDeparture(db, before.id, 'time_changed', now)
  const parties = []
  for (const party of decision.parties) {
    const booking = await notifyParty(db, party, { departure, before, command }, now)
    parties.push({ booking, opensChoice: party.opensChoice })
  }
  return { kind: 'changed', parties, command }
}

type Party = Extract<TimeChangeDecision<StoredParty>, { kind: 'changed' }>['parties'][number]

async function notifyParty(
  db: Db,
  { booking, latestStartsAt, expiresAt, opensChoice }: Party,
  {
    departure,
    before,
    command,
  }: {
    readonly departure: StoredDeparture
    readonly before: StoredDeparture
    readonly command?: OpenCommand
  },
  now: Date,
): Promise<StoredBooking> {
  await dropOpenChange(db, booking.id, now)
  const version = booking.version + 1
  const shifted = await updateBooking(db, booking.id, { latestStartsAt, expiresAt, version })
  const told = { what: 'time_changed', before: booking, after: shifted, commandId: command?.id } as const
  await recordBookingHistory(db, told, now)
  const about = { startedAt: before.startsAt }
  const open = await findOpenChoice(db, booking.id)
  // A guest with an open choice keeps it, but its deadline moves with the new start.
  if (open) await scheduleChoiceJob(db, open, toChoice(open, departure.startsAt), now)
  if (opensChoice) {
    const choice = { cause: 'time_changed', departureId: departure.id, returnTripUntil: null } as const
    await openChoice(db, { booking: shifted, departure, choice, about, command }, now)
  } else if (booking.state !== 'hold' || outlivesPaymentPage(booking)) {
    const cause = `${departure.id}:${version}`
    await enqueueBookingEmails(db, ['time-changed-guest'], {
      ...about,
      booking: shifted,
      departure,
      now,
      cause,
      command,
    })
  }
  return shifted
}
