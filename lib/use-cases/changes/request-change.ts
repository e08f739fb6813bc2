import 'server-only'
import { type Asking } from '@/lib/booking/asking'
import { decideChange } from '@/lib/booking/change'
import {
  type AppliedChange,
  type ChangeDecision,
  type ChangeRefusal,
  type WantedChange,
  type HeldChange,
  previewedTerms,
} from '@/lib/booking/change-decision'
import { type Party } from '@/lib/booking/party'
import { type ChangeRefusalReason } from '@/lib/contract/guest-refusal'
import { findBookingByReference, type StoredBooking } from '@/lib/db/bookings/bookings'
import { findOpenChange, type StoredChange } from '@/lib/db/bookings/changes'
import { database, type Db, withPool } from '@/lib/db/client'
import { findDeparture, loadDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { type Operation, operation } from '@/lib/db/operation'
import { closeOpenPages } from '@/lib/use-cases/booking/close-open-pages'
import { extendUnansweredHolds } from '@/lib/use-cases/payments/reconcile-checkout'
import { syncPayments } from '@/lib/use-cases/payments/steps/sync-payments'
import { consumeLimit } from '@/lib/limits/limits'
import { hashClient } from '@/lib/use-cases/admission/hash-client'
import { type ChangingClient, isBeyondUnpaidBounds } from '@/lib/use-cases/changes/steps/refuse-unpaid-change'
import { saveAppliedChange, saveHeldChange } from '@/lib/use-cases/changes/steps/save-change'
import { beginCommand, type CommandCall, type OpenCommand } from '@/lib/use-cases/booking/begin-command'
import { dropOpenChange } from '@/lib/use-cases/booking/drop-open-change'
import { changeableDeparture, loadCase } from '@/lib/use-cases/booking/load-case'
import { type LockedBooking, lockBooking, seeBooking } from '@/lib/use-cases/booking/lock-booking'

/** What a booking is to become. A party is another one on the same date; a total is the operator's to agree on. */
type Wanted =
  | { readonly kind: 'party'; readonly party: Party }
  | { readonly kind: 'move'; readonly departureId: number }
  | { readonly kind: 'agree'; readonly totalCents: number }

export type ChangeCall = {
  readonly reference: string
  readonly wanted: Wanted
  readonly asking: Asking
  /** What the preview showed, where there was one: see `previewedTerms`. */
  readonly terms?: string
  /** By a command, which can be undone. */
  readonly command?: CommandCall
  /** A guest's address: what it holds unpaid is bounded. Trusted when absent. */
  readonly client?: string
}

/** `terms` is what a preview shows, for the call that confirms it. */
type ChangeAnswer = { readonly terms: string; readonly booking: StoredBooking } & (
  | {
      readonly kind: 'applied'
      readonly decision: AppliedChange
      readonly change: StoredChange
      /** `booking` is as it became. */
      readonly before: StoredBooking
      readonly command?: OpenCommand
    }
  /** To be paid first; the booking is as it was. */
  | { readonly kind: 'held'; readonly decision: HeldChange; readonly change: StoredChange }
  | { readonly kind: 'unchanged' }
  | ChangeRefusal
  /** Money or seats are others than the preview showed, and nothing is done. */
  | { readonly kind: 'outdated'; readonly decision: ChangeDecision }
)

export type RequestedChange =
  | ChangeAnswer
  | { readonly kind: 'refused'; readonly reason: Exclude<ChangeRefusalReason, ChangeRefusal['reason']> }

/**
 * Change a booking's party, date or total: at once where nothing is to be paid first, with what goes back asked for; else
 * its new seats are held until it is paid. A change that was open is replaced.
 *
 * Rule: guest-changes (docs/rules.md)
 * Rule: preview-first (docs/rules.md)
 */
export const requestChange: Operation<[ChangeCall, Date], RequestedChange> = {
  preview: async (call, now) => request.preview(await countedCall(call), now),
  async run(call, now) {
    const counted = await countedCall(call)
    if (counted.client && (await consumeLimit('changes_of_booking', call.reference)).isUsedUp)
      return { kind: 'refused', reason: 'too_many_changes' }
    return request.run(counted, now)
  },
}

const request = operation({ prepare, work: change })

/** What a change would come to; `departure` is the one that the booking is on. */
export type SeenChange =
  | Exclude<RequestedChange, { readonly kind: 'applied' | 'held' }>
  | ({ readonly terms: string; readonly booking: StoredBooking; readonly departure: StoredDeparture } & (
      | { readonly kind: 'applied'; readonly decision: AppliedChange }
      | { readonly kind: 'held'; readonly decision: HeldChange }
    ))

/**
 * The same for a guest's page, which may be loaded at will: it locks nothing and stands in no line, so that nobody who
 * buys waits for somebody who looks. What is shown is decided again when it is confirmed.
 *
 * Rule: preview-first (docs/rules.md)
 */
export async function seeChange(call: ChangeCall, now: Date): Promise<SeenChange> {
  await syncPayments(call.reference, now, call.asking.actor)
  const counted = await countedCall(call)
  return withPool('reads', () => decide(database(), counted, { load: seeBooking, isLook: true }, now))
}

/**
 * Stripe may take its time, so it is never asked inside the transaction. Answers the line to stand in, of the departure
 * that the booking is to be on; undefined when there is no such booking.
 */
async function prepare({ reference, wanted, asking }: CountedCall, now: Date) {
  await syncPayments(reference, now, asking.actor)
  const booking = await findBookingByReference(database(), reference)
  const departureId = wanted.kind === 'move' ? wanted.departureId : booking?.departureId
  if (departureId === undefined) return undefined
  await extendUnansweredHolds(departureId, now)
  return { about: `departure:${departureId}` } as const
}

async function countedCall({ client: address, ...call }: ChangeCall): Promise<CountedCall> {
  return address === undefined
    ? call
    : { ...call, client: { address, clientHash: await hashClient(address) } }
}

type CountedCall = Omit<ChangeCall, 'client'> & { readonly client?: ChangingClient }

async function change(db: Db, call: CountedCall, now: Date): Promise<RequestedChange> {
  const decided = await decide(db, call, { load: lockBooking, isLook: false }, now)
  if (decided.kind !== 'applied' && decided.kind !== 'held') return decided
  const { booking, departure, terms } = decided
  await replaceOpenChange(db, booking.id, now)
  const context = { booking, departure, kind: call.wanted.kind, asking: call.asking, client: call.client }
  if (decided.kind === 'held') {
    const held = await saveHeldChange(db, decided.decision, context, now)
    return { kind: 'held', terms, booking, decision: decided.decision, change: held }
  }
  const command = call.command && (await beginCommand(db, call.command, now))
  const applied = await saveAppliedChange(db, decided.decision, { ...context, command }, now)
  return { kind: 'applied', terms, decision: decided.decision, before: booking, ...applied, command }
}

type Way = {
  readonly load: (db: Db, bookingId: string, now: Date, also: readonly number[]) => Promise<LockedBooking>
  readonly isLook: boolean
}

/** What is decided of a change, by what can be seen of its booking. */
async function decide(
  db: Db,
  { reference, wanted, asking, terms: shown, client }: CountedCall,
  { load, isLook }: Way,
  now: Date,
): Promise<SeenChange> {
  const known = await findBookingByReference(db, reference)
  if (!known) return { kind: 'refused', reason: 'not_found' }
  const open = await findOpenChange(db, known.id)
  const target = wanted.kind === 'move' ? [wanted.departureId] : []
  if (wanted.kind === 'move' && !(await findDeparture(db, wanted.departureId, now)))
    return { kind: 'refused', reason: 'date_not_found' }
  const held = open ? [open.departureId] : []
  const { booking, departure } = await load(db, known.id, now, [...target, ...held])
  const { changeable } = await loadCase(db, booking)
  const decision = decideChange(
    {
      booking: changeable,
      departure: changeableDeparture(departure),
      wanted: await wantedOf(db, wanted, now),
      asking,
    },
    now,
  )
  const terms = previewedTerms(decision)
  const answer = { terms, booking }
  // The same change twice: whoever comes second is not told that something else was done.
  if (decision.kind === 'unchanged') return { ...answer, ...decision }
  if (shown !== undefined && shown !== terms) return { ...answer, kind: 'outdated', decision }
  if (decision.kind === 'refused') return { ...answer, ...decision }
  if (client && (await isBeyondUnpaidBounds(db, decision, { booking, client, isLook }, now)))
    return { kind: 'refused', reason: 'too_many_unpaid' }
  return decision.kind === 'held'
    ? { ...answer, kind: 'held', decision, departure }
    : { ...answer, kind: 'applied', decision, departure }
}

async function wantedOf(db: Db, wanted: Wanted, now: Date): Promise<WantedChange> {
  if (wanted.kind !== 'move') return wanted
  const to = await loadDeparture(db, wanted.departureId, now)
  return { kind: 'move', to: changeableDeparture(to) }
}

/** Rule: one-change (docs/rules.md) */
async function replaceOpenChange(db: Db, bookingId: string, now: Date): Promise<void> {
  if (!(await findOpenChange(db, bookingId))) return
  await dropOpenChange(db, bookingId, now)
  await closeOpenPages(db, bookingId, now)
}
