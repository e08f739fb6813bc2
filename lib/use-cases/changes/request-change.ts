import 'server-only'
import { type Requester } from '@/lib/booking/changes/requester'
import { decideChange } from '@/lib/booking/changes/change'
import {
  type AppliedChange,
  type ChangeDecision,
  type ChangeRefusal,
  type DesiredChange,
  type HeldChange,
  previewFingerprint,
} from '@/lib/booking/changes/change-decision'
import { type Party } from '@/lib/booking/party'
import { type ChangeRefusalReason } from '@/lib/contract/guest-refusal'
import { findBookingByReference, type StoredBooking } from '@/lib/db/bookings/bookings'
import { findOpenChange, type StoredChange } from '@/lib/db/bookings/changes'
import { database, type Db, withPool } from '@/lib/db/client'
import { findDeparture, loadDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { type PreviewableOperation, defineOperation } from '@/lib/db/define-operation'
import { extendUnreconciledHolds } from '@/lib/use-cases/payments/reconcile-checkout'
import { syncBookingPayments } from '@/lib/use-cases/payments/steps/sync-booking-payments'
import { consumeLimit } from '@/lib/limits/limits'
import { hashClient } from '@/lib/use-cases/admission/hash-client'
import {
  type RequestingClient,
  exceedsUnpaidLimits,
} from '@/lib/use-cases/changes/steps/exceeds-unpaid-limits'
import { saveAppliedChange, saveHeldChange } from '@/lib/use-cases/changes/steps/save-change'
import { beginCommand, type CommandRequest, type OpenCommand } from '@/lib/use-cases/booking/begin-command'
import { dropOpenChange } from '@/lib/use-cases/booking/drop-open-change'
import { toChangeableDeparture, loadChangeableBooking } from '@/lib/use-cases/booking/load-changeable-booking'
import { type LockedBooking, lockBooking, readBookingUnlocked } from '@/lib/use-cases/booking/lock-booking'

/** The requested change. A new party stays on the same date; only the operator can agree a total. */
type Wanted =
  | { readonly kind: 'party'; readonly party: Party }
  | { readonly kind: 'move'; readonly departureId: number }
  | { readonly kind: 'agree'; readonly totalCents: number }

export type BookingChangeRequest = {
  readonly reference: string
  readonly wanted: Wanted
  readonly asking: Requester
  /** The terms shown in the preview, if there was one: see `previewFingerprint`. */
  readonly terms?: string
  readonly command?: CommandRequest
  /** The guest's IP address, to limit how many unpaid seats one client can hold. If absent, there is no limit. */
  readonly client?: string
}

/** `terms` identifies what a preview showed; the call that confirms the preview passes it on. */
type ChangeAnswer = { readonly terms: string; readonly booking: StoredBooking } & (
  | {
      readonly kind: 'applied'
      readonly decision: AppliedChange
      readonly change: StoredChange
      readonly before: StoredBooking
      readonly command?: OpenCommand
    }
  /** The change must be paid first, so the booking stays as it is for now. */
  | { readonly kind: 'held'; readonly decision: HeldChange; readonly change: StoredChange }
  | { readonly kind: 'unchanged' }
  | ChangeRefusal
  /** The price or the number of seats differs from the preview, so nothing was changed. */
  | { readonly kind: 'outdated'; readonly decision: ChangeDecision }
)

export type BookingChangeResult =
  | ChangeAnswer
  | { readonly kind: 'refused'; readonly reason: Exclude<ChangeRefusalReason, ChangeRefusal['reason']> }

/**
 * Change a booking's party, date or total. If nothing has to be paid first, apply the change immediately and request
 * any refund; otherwise hold the new seats until it is paid. Replaces any pending change.
 *
 * Rule: guest-changes (docs/rules.md)
 * Rule: preview-first (docs/rules.md)
 */
export const requestChange: PreviewableOperation<[BookingChangeRequest, Date], BookingChangeResult> = {
  preview: async (call, now) => request.preview(await countedCall(call), now),
  async run(call, now) {
    const counted = await countedCall(call)
    if (counted.client && (await consumeLimit('changes_of_booking', call.reference)).isUsedUp)
      return { kind: 'refused', reason: 'too_many_changes' }
    return request.run(counted, now)
  },
}

const request = defineOperation({ prepare, work: change })

/** The preview of a change; `departure` is the booking's current one. */
export type ChangePreview =
  | Exclude<BookingChangeResult, { readonly kind: 'applied' | 'held' }>
  | ({ readonly terms: string; readonly booking: StoredBooking; readonly departure: StoredDeparture } & (
      | { readonly kind: 'applied'; readonly decision: AppliedChange }
      | { readonly kind: 'held'; readonly decision: HeldChange }
    ))

/**
 * Preview a change for the guest's page. The page may be reloaded freely, so this takes no locks and joins no queue: no
 * buyer should wait for someone who is only looking. Everything is decided again on confirmation.
 *
 * Rule: preview-first (docs/rules.md)
 */
export async function previewChange(call: BookingChangeRequest, now: Date): Promise<ChangePreview> {
  await syncBookingPayments(call.reference, now, call.asking.actor)
  const counted = await countedCall(call)
  return withPool('reads', () =>
    decide(database(), counted, { load: readBookingUnlocked, isLook: true }, now),
  )
}

/**
 * Sync payments before the transaction: Stripe may be slow, so never call it inside. Returns the queue to wait in, that
 * of the new departure; undefined if there is no such booking.
 */
async function prepare({ reference, wanted, asking }: CountedCall, now: Date) {
  await syncBookingPayments(reference, now, asking.actor)
  const booking = await findBookingByReference(database(), reference)
  const departureId = wanted.kind === 'move' ? wanted.departureId : booking?.departureId
  if (departureId === undefined) return undefined
  await extendUnreconciledHolds(departureId, now)
  return { about: `departure:${departureId}` } as const
}

async function countedCall({ client: address, ...call }: BookingChangeRequest): Promise<CountedCall> {
  return address === undefined
    ? call
    : { ...call, client: { address, clientHash: await hashClient(address) } }
}

type CountedCall = Omit<BookingChangeRequest, 'client'> & { readonly client?: RequestingClient }

async function change(db: Db, call: CountedCall, now: Date): Promise<BookingChangeResult> {
  const decided = await decide(db, call, { load: lockBooking, isLook: false }, now)
  if (decided.kind !== 'applied' && decided.kind !== 'held') return decided
  const { booking, departure, terms } = decided
  // A booking has at most one pending change, so drop the earlier one. Rule: one-change (docs/rules.md)
  await dropOpenChange(db, booking.id, now)
  const context = { booking, departure, kind: call.wanted.kind, asking: call.asking, client: call.client }
  if (decided.kind === 'held') {
    const held = await saveHeldChange(db, decided.decision, context, now)
    return { kind: 'held', terms, booking, decision: decided.decision, change: held }
  }
  const command = call.command && (await beginCommand(db, call.command, now))
  const applied = await saveAppliedChange(db, decided.decision, { ...context, command }, now)
  return { kind: 'applied', terms, decision: decided.decision, before: booking, ...applied, command }
}

type DecideOptions = {
  readonly load: (db: Db, bookingId: string, now: Date, also: readonly number[]) => Promise<LockedBooking>
  readonly isLook: boolean
}

/** Decide whether a change is possible, and under what terms. */
async function decide(
  db: Db,
  { reference, wanted, asking, terms: shown, client }: CountedCall,
  { load, isLook }: DecideOptions,
  now: Date,
): Promise<ChangePreview> {
  const known = await findBookingByReference(db, reference)
  if (!known) return { kind: 'refused', reason: 'not_found' }
  const open = await findOpenChange(db, known.id)
  const target = wanted.kind === 'move' ? [wanted.departureId] : []
  if (wanted.kind === 'move' && !(await findDeparture(db, wanted.departureId, now)))
    return { kind: 'refused', reason: 'date_not_found' }
  const held = open ? [open.departureId] : []
  const { booking, departure } = await load(db, known.id, now, [...target, ...held])
  const changeable = await loadChangeableBooking(db, booking)
  const current = { booking: changeable, departure: toChangeableDeparture(departure) }
  const decision = decideChange({ ...current, wanted: await wantedOf(db, wanted, now), asking }, now)
  const terms = previewFingerprint(decision)
  const answer = { terms, booking }
  // If the same change is requested twice, respond to the second request with `unchanged`, not `outdated`.
  if (decision.kind === 'unchanged') return { ...answer, ...decision }
  if (shown !== undefined && shown !== terms) return { ...answer, kind: 'outdated', decision }
  if (decision.kind === 'refused') return { ...answer, ...decision }
  if (client && (await exceedsUnpaidLimits(db, decision, { booking, client, isLook }, now)))
    return { kind: 'refused', reason: 'too_many_unpaid' }
  return decision.kind === 'held'
    ? { ...answer, kind: 'held', decision, departure }
    : { ...answer, kind: 'applied', decision, departure }
}

async function wantedOf(db: Db, wanted: Wanted, now: Date): Promise<DesiredChange> {
  if (wanted.kind !== 'move') return wanted
  const to = await loadDeparture(db, wanted.departureId, now)
  return { kind: 'move', to: toChangeableDeparture(to) }
}
