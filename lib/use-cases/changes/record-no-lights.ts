import 'server-only'
import { findTour } from '@/content/tours/all-tours'
import { lastReturnTripDay } from '@/lib/booking/choices/choice'
import { decideNoLightsReport, type NoLightsDecision } from '@/lib/booking/choices/lights-not-seen'
import { listBookingsWithLightsChoice } from '@/lib/db/bookings/choices'
import { type Db } from '@/lib/db/client'
import { findLightsReport } from '@/lib/db/departures/lights'
import { recordHistory } from '@/lib/db/history/history'
import { defineOperation } from '@/lib/db/define-operation'
import { type DepartureKey } from '@/lib/use-cases/changes/cancel-departure'
import { syncDeparturePayments } from '@/lib/use-cases/changes/sync-departure-payments'
import { loadParties, type StoredParty } from '@/lib/use-cases/changes/steps/load-parties'
import { openChoice, reopenFirstChoice } from '@/lib/use-cases/changes/steps/open-choice'
import { beginCommand, type CommandRequest, type OpenCommand } from '@/lib/use-cases/booking/begin-command'
import { lockDepartureOn } from '@/lib/use-cases/booking/lock-and-refresh-departure'

type Decision = NoLightsDecision<StoredParty & { readonly isNoShow: boolean; readonly hasChosen: boolean }>

type NotSeen =
  | {
      readonly kind: 'not_seen'
      readonly parties: Extract<Decision, { kind: 'not_seen' }>['parties']
      readonly command?: OpenCommand
    }
  | Extract<Decision, { kind: 'refused' }>
  | { readonly kind: 'refused'; readonly reason: 'no_departure' }

/**
 * Record that no northern lights were seen on a departure: each party can choose between a full refund and a free
 * return trip. Recording it again affects only parties that have not been given the choice yet.
 *
 * Rule: lights-not-seen (docs/rules.md)
 */
export const recordNoLights = defineOperation({ catchUp: syncDeparturePayments, work: saveAnswer })

async function saveAnswer(db: Db, where: DepartureKey, now: Date, call?: CommandRequest): Promise<NotSeen> {
  const departure = await lockDepartureOn(db, where, now)
  if (!departure) return { kind: 'refused', reason: 'no_departure' }
  const tour = findTour(departure.tourId)
  const choosers = await listBookingsWithLightsChoice(db, departure)
  const bookings = (await loadParties(db, departure.id, now)).map((party) => ({
    ...party,
    isNoShow: party.noShowAt !== null,
    // The choice offered after a return trip is stored with the first booking.
    hasChosen: [party.id, party.returnTripOf].some((id) => id !== null && choosers.has(id)),
  }))
  const decision = decideNoLightsReport(
    departure,
    { bookings, isGuaranteed: tour?.isGuaranteed ?? false },
    now,
  )
  if (decision.kind === 'refused') return decision
  if (!tour) throw new Error(`tour ${departure.tourId} has no season`)
  const until = lastReturnTripDay(departure.day, tour.season)
  // A guest with a pending debit gets the choice once it has arrived. Rule: debit-under-way (docs/rules.md)
  const isAwaited = bookings.some(({ state, isDebitUnderWay }) => state !== 'confirmed' && isDebitUnderWay)
  const isNews = isAwaited && !(await findLightsReport(db, departure.id)).isSaidNotSeen
  // If no lights are reported again and everyone has already been given a choice, there is nothing to undo.
  if (decision.parties.length === 0 && !isNews) return { kind: 'not_seen', parties: [] }
  const command = call && (await beginCommand(db, call, now))
  const told = { departureId: departure.id, what: 'not_seen', commandId: command?.id } as const
  await recordHistory(db, told, now)
  for (const { booking, opensChoice, reopensFirstChoice } of decision.parties) {
    const choice = { cause: 'lights_not_seen', departureId: departure.id, returnTripUntil: until } as const
    if (opensChoice) await openChoice(db, { booking, departure, choice, command }, now)
    if (reopensFirstChoice) await reopenFirstChoice(db, booking, { again: 'not_seen', command }, now)
  }
  return { kind: 'not_seen', parties: decision.parties, command }
}
