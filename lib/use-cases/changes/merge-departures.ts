import 'server-only'
import { decideMerge, type MergeDecision } from '@/lib/booking/changes/merge'
import { type PlannedRefund, totalRefundCents } from '@/lib/booking/money/refund'
import { type Day } from '@/lib/calendar/day'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { type Db, database } from '@/lib/db/client'
import { findDepartureOn, type StoredDeparture } from '@/lib/db/departures/departures'
import { markDepartureCancelled } from '@/lib/db/departures/save-departures'
import { toDepartureFacts, recordHistory } from '@/lib/db/history/history'
import { refuseStaleView, StaleViewError } from '@/lib/db/history/history-mark'
import { defineOperation } from '@/lib/db/define-operation'
import { type DepartureKey } from '@/lib/use-cases/changes/cancel-departure'
import { type EndedParty, endPartyBooking } from '@/lib/use-cases/changes/steps/end-party-booking'
import { syncDeparturePayments } from '@/lib/use-cases/changes/sync-departure-payments'
import { loadParties, type StoredParty } from '@/lib/use-cases/changes/steps/load-parties'
import { moveParty } from '@/lib/use-cases/changes/steps/move-party'
import { openChoice } from '@/lib/use-cases/changes/steps/open-choice'
import { extendUnreconciledHolds } from '@/lib/use-cases/payments/reconcile-checkout'
import { beginCommand, type CommandRequest, type OpenCommand } from '@/lib/use-cases/booking/begin-command'
import { dropOpenChange, dropOpenChangesToDeparture } from '@/lib/use-cases/booking/drop-open-change'
import { toChangeableDeparture } from '@/lib/use-cases/booking/load-changeable-booking'
import { lockAndRefreshDeparture } from '@/lib/use-cases/booking/lock-and-refresh-departure'

type MergeInput = DepartureKey & {
  readonly into: Day
  /** The `terms` that the preview had shown. */
  readonly shown?: string
}

/** What happened to one booking of the merged departure: it ended immediately, or moved to the other date. */
export type MergedParty =
  | EndedParty
  | {
      readonly kind: 'moved'
      readonly booking: StoredBooking
      readonly returns: readonly PlannedRefund[]
    }

type MergedDepartures =
  | {
      readonly kind: 'merged'
      readonly into: StoredDeparture
      readonly parties: readonly MergedParty[]
      /** What happens to each party and its money, for comparison with what was shown. */
      readonly terms: string
      readonly command?: OpenCommand
    }
  | Extract<MergeDecision<StoredParty>, { readonly kind: 'refused' }>
  | { readonly kind: 'refused'; readonly reason: 'no_departure' | 'no_departure_into' }

/**
 * Merge a departure into another date of the same tour in one transaction, completely or not at all. Paid bookings
 * move, and their guests may choose something else instead; all other bookings end, and the departure is cancelled.
 * Throws `StaleViewError` if the terms are no longer those shown.
 *
 * Rule: merge (docs/rules.md)
 */
export const mergeDepartures = defineOperation({ prepare, work: merge })

/** Sync payments before the transaction: Stripe may be slow, so never call it inside. */
async function prepare(wanted: MergeInput, now: Date): Promise<void> {
  await syncDeparturePayments(wanted, now)
  const into = await findDepartureOn(database(), { ...wanted, day: wanted.into }, now)
  if (into) await extendUnreconciledHolds(into.id, now)
}

async function merge(
  db: Db,
  wanted: MergeInput,
  now: Date,
  call?: CommandRequest,
): Promise<MergedDepartures> {
  const both = [wanted, { ...wanted, day: wanted.into }] as const
  const [first, second] = [await findDepartureOn(db, both[0], now), await findDepartureOn(db, both[1], now)]
  if (!first) return { kind: 'refused', reason: 'no_departure' }
  if (!second) return { kind: 'refused', reason: 'no_departure_into' }
  const ids = [...new Set([first.id, second.id])].sort((one, other) => one - other)
  for (const id of ids) await lockAndRefreshDeparture(db, id, now)
  await refuseStaleView(db, { departureId: first.id })
  const [departure, into] = [await findDepartureOn(db, both[0], now), await findDepartureOn(db, both[1], now)]
  if (!departure || !into) throw new Error('a departure that is locked is gone')
  const parties = await loadParties(db, departure.id, now)
  const decision = decideMerge(toChangeableDeparture(departure), toChangeableDeparture(into), parties, now)
  if (decision.kind === 'refused') return decision
  const command = call && (await beginCommand(db, call, now))
  await markDepartureCancelled(db, departure.id, { reason: 'merged', now })
  const cancelled = { ...departure, isClosed: true, cancelledAt: now, cancelReason: 'merged' } as const
  const [before, after] = [toDepartureFacts(departure), { intoDepartureId: into.id }]
  const told = { departureId: departure.id, what: 'cancelled', before, after, why: 'merged' } as const
  await recordHistory(db, { ...told, commandId: command?.id }, now)
  await dropOpenChangesToDeparture(db, departure.id, 'called_off', now)
  // Some of these bookings hold seats on the other date for a pending change. Free those before moving any guests.
  for (const { booking } of decision.parties) await dropOpenChange(db, booking.id, now)
  const merged: MergedParty[] = []
  for (const party of decision.parties)
    merged.push(
      party.kind === 'ended'
        ? await endPartyBooking(db, party, { departure: cancelled, command }, now)
        : await moveToTarget(db, party, { departure: cancelled, command }, now),
    )
  const terms = merged.map(termsOf).join(' ')
  if ((wanted.shown ?? terms) !== terms) throw new StaleViewError()
  return { kind: 'merged', into, parties: merged, terms, command }
}

/** Describe what happens to a party: `LL-7KM4QD moved 4000` */
function termsOf({ booking, kind, returns }: MergedParty): string {
  return `${booking.reference} ${kind} ${totalRefundCents(returns)}`
}

type Moved = Extract<
  Extract<MergeDecision<StoredParty>, { kind: 'merged' }>['parties'][number],
  { kind: 'moved' }
>

async function moveToTarget(
  db: Db,
  { booking, ...moved }: Moved,
  { departure, command }: { readonly departure: StoredDeparture; readonly command?: OpenCommand },
  now: Date,
): Promise<MergedParty> {
  const after = await moveParty(db, { booking, departure, moved, emails: [], command }, now)
  const choice = { cause: 'merged', departureId: departure.id, returnTripUntil: null } as const
  const refundCents = totalRefundCents(moved.returns)
  const { adults, children } = booking
  const change = { from: departure.day, before: { adults, children }, paidCents: 0, refundCents }
  await openChoice(db, { ...after, choice, about: { change }, command }, now)
  return { kind: 'moved', booking: after.booking, returns: moved.returns }
}
