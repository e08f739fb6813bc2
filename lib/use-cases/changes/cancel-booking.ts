import 'server-only'
import { type Requester } from '@/lib/booking/changes/requester'
import { decideChange } from '@/lib/booking/changes/change'
import { type AppliedChange, type ChangeDecision } from '@/lib/booking/changes/change-decision'
import { type PlannedRefund } from '@/lib/booking/money/refund'
import { MS_PER_MINUTE } from '@/lib/calendar/duration'
import { findBookingByReference, type StoredBooking } from '@/lib/db/bookings/bookings'
import { database, type Db, withPool } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { defineOperation } from '@/lib/db/define-operation'
import { reopenFirstChoice } from '@/lib/use-cases/changes/steps/open-choice'
import { endBooking } from '@/lib/use-cases/booking/end-booking'
import { type RefundDescription, describeRefund } from '@/lib/use-cases/changes/steps/describe-refund'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { syncBookingPayments } from '@/lib/use-cases/payments/steps/sync-booking-payments'
import { beginCommand, type CommandRequest, type OpenCommand } from '@/lib/use-cases/booking/begin-command'
import { toChangeableDeparture, loadChangeableBooking } from '@/lib/use-cases/booking/load-changeable-booking'
import { type LockedBooking, lockBooking, readBookingUnlocked } from '@/lib/use-cases/booking/lock-booking'

/**
 * Who cancels: `us`, or `guest` if the guest cancels now; otherwise the time at which the guest asked us to, which
 * decides the refund.
 */
export type CancellationBasis = Date | 'us' | 'guest'

export type CancellationResult =
  | {
      readonly kind: 'cancelled'
      readonly departure: StoredDeparture
      readonly returns: readonly PlannedRefund[]
      readonly refund: RefundDescription
      /** Whether the booking was a return trip that its guest may still take, so the guest can choose again. */
      readonly reopensFirstChoice: boolean
      /** Whether cancelling drops a change that was waiting for payment. */
      readonly endsOpenChange: boolean
      readonly command?: OpenCommand
    }
  | {
      readonly kind: 'refused'
      /** Why the cancellation was refused. `outdated`: the refund is no longer the amount shown. */
      readonly reason: 'not_found' | 'outdated' | (typeof REFUSALS)[number]
    }

export type CancellationPreview =
  | Pick<
      Extract<CancellationResult, { readonly kind: 'cancelled' }>,
      'kind' | 'refund' | 'returns' | 'reopensFirstChoice' | 'endsOpenChange'
    >
  | Extract<CancellationResult, { readonly kind: 'refused' }>

const REFUSALS = [
  'not_live',
  'already_started',
  'as_of_out_of_range',
  'choice_open',
  'change_by_us_under_way',
] as const

/**
 * Cancel a booking, paid or not, under the policy that applied when it was made. Card payments are refunded
 * automatically; cryptocurrency payments are refunded by staff.
 *
 * Rule: guest-changes (docs/rules.md)
 * Rule: preview-first (docs/rules.md)
 */
export const cancelBooking = defineOperation({
  prepare: (reference: string, basis: CancellationBasis, now: Date) =>
    syncBookingPayments(reference, now, actorOf(basis)),
  work: cancel,
})

type Terms = {
  readonly reference: string
  readonly basis: CancellationBasis
  readonly shownCents?: number
}

const actorOf = (basis: CancellationBasis) => (basis === 'guest' ? 'guest' : 'operator')

/**
 * Preview a cancellation for a guest's page, without locks, as `previewChange` does.
 *
 * Rule: preview-first (docs/rules.md)
 */
export async function previewCancellation(reference: string, now: Date): Promise<CancellationPreview> {
  await syncBookingPayments(reference, now, 'guest')
  const decided = await withPool('reads', () =>
    decide(database(), { reference, basis: 'guest' }, readBookingUnlocked, now),
  )
  if (decided.kind === 'refused') return decided
  const { returns, reopensFirstChoice, endsOpenChange } = decided.decision
  return { kind: 'cancelled', refund: decided.refund, returns, reopensFirstChoice, endsOpenChange }
}

async function cancel(
  db: Db,
  reference: string,
  basis: CancellationBasis,
  now: Date,
  { call, shownCents }: { readonly call?: CommandRequest; readonly shownCents?: number } = {},
): Promise<CancellationResult> {
  const decided = await decide(db, { reference, basis, shownCents }, lockBooking, now)
  if (decided.kind === 'refused') return decided
  const { booking, departure, decision, refund } = decided
  const { returns, reopensFirstChoice, endsOpenChange } = decision
  const command = call && (await beginCommand(db, call, now))
  const why = basis === 'us' ? 'us' : 'guest'
  const ended = await endBooking(db, booking, { ...decision, isTold: true, why, command }, now)
  await enqueueBookingEmails(db, ['booking-cancelled-guest', 'booking-cancelled-operator'], {
    booking: ended,
    departure,
    now,
    refund: { ...refund, reason: 'cancelled', isByUs: basis === 'us' },
    command,
  })
  if (reopensFirstChoice) await reopenFirstChoice(db, booking, { again: 'given_up', command }, now)
  const effects = { returns, refund, reopensFirstChoice, endsOpenChange }
  return { kind: 'cancelled', departure, ...effects, command }
}

type Decided =
  | Extract<CancellationResult, { readonly kind: 'refused' }>
  | ({
      readonly kind: 'decided'
      readonly decision: AppliedChange
      readonly refund: RefundDescription
    } & LockedBooking)

async function decide(
  db: Db,
  { reference, basis, shownCents }: Terms,
  load: (db: Db, bookingId: string, now: Date) => Promise<LockedBooking>,
  now: Date,
): Promise<Decided> {
  const known = await findBookingByReference(db, reference)
  if (!known) return { kind: 'refused', reason: 'not_found' }
  const { booking, departure } = await load(db, known.id, now)
  const changeable = await loadChangeableBooking(db, booking)
  const current = { booking: changeable, departure: toChangeableDeparture(departure) }
  const asking = toRequester(basis, booking)
  const decision = decideChange({ ...current, wanted: { kind: 'cancel' }, asking }, now)
  if (decision.kind !== 'applied') return { kind: 'refused', reason: refusalOf(decision) }
  const refund = describeRefund(changeable.ledger, decision)
  if (shownCents !== undefined && shownCents !== (refund.cents ?? 0))
    return { kind: 'refused', reason: 'outdated' }
  return { kind: 'decided', decision, refund, booking, departure }
}

/**
 * Staff enter the time of the request to the minute, which may round it to just before the booking was made; use that
 * instant instead.
 */
function toRequester(basis: CancellationBasis, { createdAt }: StoredBooking): Requester {
  if (basis === 'guest') return { actor: 'guest' }
  if (basis === 'us') return { actor: 'operator', by: 'us' }
  const isSameMinute = basis < createdAt && createdAt.getTime() - basis.getTime() < MS_PER_MINUTE
  return { actor: 'operator', by: 'guest', asOf: isSameMinute ? createdAt : basis }
}

function refusalOf(decision: Exclude<ChangeDecision, { kind: 'applied' }>): (typeof REFUSALS)[number] {
  if (decision.kind === 'unchanged') return 'not_live'
  const known = REFUSALS.find((reason) => decision.kind === 'refused' && decision.reason === reason)
  if (!known) throw new Error(`a cancellation cannot be ${decision.kind}`)
  return known
}
