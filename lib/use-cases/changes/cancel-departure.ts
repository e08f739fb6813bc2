import 'server-only'
import {
  type CancelReason,
  decideDepartureCancellation,
  type DepartureCancellationDecision,
} from '@/lib/booking/changes/departure-cancellation'
import { type Day } from '@/lib/calendar/day'
import { listBookingsWithLightsChoice } from '@/lib/db/bookings/choices'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { markDepartureCancelled } from '@/lib/db/departures/save-departures'
import { toDepartureFacts, recordHistory } from '@/lib/db/history/history'
import { defineOperation } from '@/lib/db/define-operation'
import { type EndedParty, endPartyBooking } from '@/lib/use-cases/changes/steps/end-party-booking'
import { syncDeparturePayments } from '@/lib/use-cases/changes/sync-departure-payments'
import { loadParties, type StoredParty } from '@/lib/use-cases/changes/steps/load-parties'
import { openChoice } from '@/lib/use-cases/changes/steps/open-choice'
import { closeOpenPaymentPages } from '@/lib/use-cases/booking/close-open-payment-pages'
import { beginCommand, type CommandRequest, type OpenCommand } from '@/lib/use-cases/booking/begin-command'
import { dropOpenChange, dropOpenChangesToDeparture } from '@/lib/use-cases/booking/drop-open-change'
import { lockDepartureOn } from '@/lib/use-cases/booking/lock-and-refresh-departure'

export type DepartureKey = { readonly tourId: number; readonly day: Day }

export type CancelDepartureInput = DepartureKey & {
  readonly reason: Exclude<CancelReason, 'merged'>
  /** A message from staff, added to the guests' e-mail. */
  readonly words?: string
  /** The tours that guests may choose instead of another date. */
  readonly offeredTourIds?: readonly number[]
}

/** What happened to one booking of a cancelled departure: it ended immediately, or its guest was given a choice. */
type CancelledParty = EndedParty | { readonly kind: 'choice'; readonly booking: StoredParty }

type CancelledDeparture =
  | {
      readonly kind: 'cancelled'
      readonly parties: readonly CancelledParty[]
      readonly command?: OpenCommand
    }
  | {
      readonly kind: 'refused'
      readonly reason: 'no_departure' | 'cancelled_before' | 'over' | 'said_not_seen' | 'offers_itself'
    }

/**
 * Cancel a departure in one transaction: it closes for good, the worker closes open payment pages, unpaid bookings end,
 * and guests who have paid are given a choice. Payments that still arrive are refunded (`decidePayment`).
 *
 * Rule: departure-cancelled (docs/rules.md)
 */
export const cancelDeparture = defineOperation({ catchUp: syncDeparturePayments, work: cancel })

async function cancel(
  db: Db,
  { reason, words, offeredTourIds = [], ...where }: CancelDepartureInput,
  now: Date,
  call?: CommandRequest,
): Promise<CancelledDeparture> {
  const departure = await lockDepartureOn(db, where, now)
  if (!departure) return { kind: 'refused', reason: 'no_departure' }
  const saidNotSeen = (await listBookingsWithLightsChoice(db, departure)).size > 0
  const parties = await loadParties(db, departure.id, now)
  const decision = decideDepartureCancellation({ ...departure, saidNotSeen }, parties, now, offeredTourIds)
  if (decision.kind === 'refused') return decision
  const command = call && (await beginCommand(db, call, now))
  await markDepartureCancelled(db, departure.id, { reason, now })
  const cancelled = { ...departure, isClosed: true, cancelledAt: now, cancelReason: reason }
  const before = toDepartureFacts(departure)
  const told = { departureId: departure.id, what: 'cancelled', before, why: reason, words } as const
  await recordHistory(db, { ...told, commandId: command?.id }, now)
  await dropOpenChangesToDeparture(db, departure.id, 'called_off', now)
  const saved: CancelledParty[] = []
  const of = { departure: cancelled, command, officeWords: words, offeredTourIds }
  for (const party of decision.parties) saved.push(await save(db, party, of, now))
  return { kind: 'cancelled', parties: saved, command }
}

type Decided = Extract<DepartureCancellationDecision<StoredParty>, { kind: 'cancelled' }>['parties'][number]

async function save(
  db: Db,
  party: Decided,
  of: {
    readonly departure: StoredDeparture
    readonly command?: OpenCommand
    readonly officeWords?: string
    readonly offeredTourIds: readonly number[]
  },
  now: Date,
): Promise<CancelledParty> {
  if (party.kind === 'ended') return endPartyBooking(db, party, of, now)
  const { booking } = party
  await dropOpenChange(db, booking.id, now)
  await closeOpenPaymentPages(db, booking.id, now)
  const choice = {
    cause: 'departure_cancelled',
    departureId: of.departure.id,
    returnTripUntil: null,
    offeredTourIds: of.offeredTourIds,
  } as const
  const about = { officeWords: of.officeWords }
  await openChoice(db, { ...of, booking, choice, about }, now)
  return party
}
